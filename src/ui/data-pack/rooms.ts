/** Up to this width in pixels the pack is in a drawer, and up to the other one sees the list or one thing of it. */
export const DRAWER = 1279;
export const PHONE = 700;
