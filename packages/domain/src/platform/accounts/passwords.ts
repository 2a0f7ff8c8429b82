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

export const tooEasy = 'This password is too easy to guess'

/** What the company is called and sells, beside the name it has given itself. */
export const companyWords = ['sejuk', 'gree', 'dunan', 'flife', 'distributor', 'installer', 'aircon']

/** Letters that people write as digits and marks. */
const plainLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A password as it would be looked up in a list of common ones: as it is, without digits and marks around it, in plain letters. */
export const passwordForms = (password: string) => {
  const whole = password.toLowerCase()
  const core = whole.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const plain = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => plainLetters[sign] ?? sign)
  const forms = [whole, core, plain(whole), plain(core), whole.replaceAll(/[^\p{L}\p{N}]/gu, '')]
  // A short word in the middle of much else is no weakness.
  return [...new Set(forms)].filter((form) => form.length >= 4 && form.length * 2 >= whole.length)
}

/** Nothing but these words, one after the other, with digits and marks between. */
export const madeOfWords = (password: string, words: readonly string[]) => {
  const known = words.map(bare).filter((word) => word.length >= 3)
  let rest = bare(password)
  for (const word of known.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, ' ')
  return rest !== bare(password) && !/\p{L}{3,}/u.test(rest)
}

type Owner = Partial<Record<'usercode' | 'login_name' | 'username' | 'email', string | null>>

/** Why a new password is refused, if so. */
export const passwordProblem = (password: string, owner: Owner = {}) => {
  if ([...password].length < shortestPassword) return `Password needs at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `Password is no more than ${longestPassword} characters`
  const own = [owner.usercode, owner.login_name, owner.username, owner.email, owner.email?.split('@')[0]]
  if (own.some((text) => text && bare(text) === bare(password))) return 'Password must not be your name or staff code'
  if (isCommon(password)) return tooEasy
  return undefined
}
