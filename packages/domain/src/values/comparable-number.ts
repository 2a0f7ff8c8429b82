/** The numbers of papers are written in many ways: 'BG 88-42.11' and 'bg884211' are one. Signs alone are compared as they stand. */
export const comparableNumber = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || text.trim()
