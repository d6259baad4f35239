/** As people compare fingerprints: `9C41-07E2`. */
export const showFingerprint = (digest: string): string => `${digest.slice(0, 4)}-${digest.slice(4, 8)}`.toUpperCase();
