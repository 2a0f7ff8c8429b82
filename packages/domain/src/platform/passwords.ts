export const shortestPassword = 10
export const longestPassword = 200

/** Common passwords, alone or with digits and symbols around them. */
const commonWords = new Set(
  `password passw0rd p@ssword p@ssw0rd katasandi rahasia sandi qwerty qwertyuiop asdfghjkl zxcvbnm qazwsxedc
  admin administrator root user guest letmein welcome selamatdatang iloveyou sayang sayangku bismillah alhamdulillah
  indonesia merdeka jakarta bandung surabaya semarang medan garuda sejuk sejuk-demo sejukdemo gree dunan flife
  changeme default secret master monkey dragon football superman sunshine princess test testing demo`.split(/\s+/),
)

/** Keyboard and number sequences. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const reversed = (text: string) => [...text].reverse().join('')
const runs = [...rows, ...rows.map(reversed)]

const isCommon = (password: string) => {
  const plain = password.toLowerCase()
  const core = plain.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return (
    commonWords.has(plain) ||
    commonWords.has(core) ||
    runs.some((run) => run.includes(plain)) ||
    /^(.{1,4}?)\1+.{0,3}$/u.test(plain)
  )
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Owner = Partial<Record<'usercode' | 'login_name' | 'username' | 'email', string | null>>

/** Why a new password is refused, if so. */
export const passwordProblem = (password: string, owner: Owner = {}) => {
  if ([...password].length < shortestPassword) return `Password needs at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `Password is no more than ${longestPassword} characters`
  const own = [owner.usercode, owner.login_name, owner.username, owner.email, owner.email?.split('@')[0]]
  if (own.some((text) => text && bare(text) === bare(password))) return 'Password must not be your name or staff code'
  if (isCommon(password)) return 'This password is too easy to guess'
  return undefined
}
