/** 24 bytes in base64url. */
export const tokenLength = 32

/** A text safe to show to other users: tokens in its links are removed. */
export const withoutTokens = (text: string) => text.replace(/([?&]token=)[^&#\s]+/g, '$1••••')

/** Why a token is malformed, if so; whether it is genuine only the server knows. */
export const tokenProblem = (token: string) => {
  if (token.length !== tokenLength) return 'Invalid token'
  if (!/^[\w-]+$/.test(token)) return 'The string to be decoded is not correctly encoded.'
  return undefined
}
