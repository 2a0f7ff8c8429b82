/** A backslash or a control character is read by browsers as something else than it looks. */
const shape = /^\/(?![/\\])[^\\\p{Cc}]*$/u
const longest = 2000

/** Does this text lead to a page of ours and nowhere else, whatever a browser makes of it? */
export const isOwnPath = (text: string) => text.length <= longest && shape.test(text)

/** Signing in is a page of its own, apart from the app. */
export const isSignInPath = (pathname: string) => /^\/(signin|login)\/?$/.test(pathname)

const frontDoor = /^\/(signin|login|notauthorized|auth|api)([/?#]|$)/

/** The page requested before signing in. The sign-in page itself is excluded, since it would lead back to itself. */
export const savedPageOf = (text: string | null | undefined) =>
  text && isOwnPath(text) && !frontDoor.test(text) ? text : '/'

/** The address with the record's code, whatever it carries already. */
export const withCode = (path: string, code: string) => {
  if (!code) return path
  const [before = '', ...after] = path.split('#')
  const fragment = after.length ? `#${after.join('#')}` : ''
  return `${before}${before.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}${fragment}`
}
