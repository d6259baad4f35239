/** Short name of the commit the build was made from. */
declare const __BUILD__: string;
