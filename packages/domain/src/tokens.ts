/** 24 bytes in base64url. */
export const tokenLength = 32

/** A text that may be read over somebody's shoulder: the tokens in its addresses open nothing any more. */
export const withoutTokens = (text: string) => text.replace(/([?&]token=)[^&#\s]+/g, '$1••••')

/** What is wrong with the look of a token from an address; whether it is genuine, only the server can tell. */
export const tokenProblem = (token: string) => {
  if (token.length !== tokenLength) return 'Invalid token'
  if (!/^[\w-]+$/.test(token)) return 'The string to be decoded is not correctly encoded.'
  return undefined
}
