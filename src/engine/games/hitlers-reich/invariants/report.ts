/** Takes the id of a broken invariant and what broke it. */
export type Report = (id: string, what: string) => void;
