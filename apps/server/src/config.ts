import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passwordProblem } from '@sejuk/domain/platform/accounts/passwords'
import { z } from 'zod'
import { bankInquiryOf, bankSecrets, bankVariables } from './bank-variables.ts'
import { CannotStart } from './cannot-start.ts'
import { fileProblems, fileSecrets, filesOf, fileVariables } from './file-variables.ts'
import { identityOf, identityProblems, identitySecrets, identityVariables } from './identity-variables.ts'
import { mapTilesOf, mapVariables } from './map-variables.ts'
import { messageProblems, messageSecrets, messagesOf, messageVariables } from './message-variables.ts'
import { paymentProblems, paymentProviderOf, paymentSecrets, paymentVariables } from './payment-variables.ts'
import { taxProviderOf, taxSecrets, taxVariables } from './tax-variables.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const secrets = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'REDIRECT_KEY',
  ...identitySecrets,
  ...messageSecrets,
  ...fileSecrets,
  ...bankSecrets,
  ...taxSecrets,
  ...paymentSecrets,
])

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` })

const whole = (from: number, to: number) => {
  const error = `a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((n) => n >= from && n <= to, { error })
}

const postgresUrl = z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'a PostgreSQL address such as postgresql://user:password@host:5432/database',
})

const origin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text), {
    error: 'an origin without a path such as https://sejuk.example.com',
  })
  .transform((text) => new URL(text).origin)

const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'a host name or address such as 127.0.0.1 or 0.0.0.0' })
    .default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DB_POOL: whole(1, 200).default(10),
  REQUESTS_A_MINUTE: whole(60, 100_000_000).default(3000),
  METRICS_TOKEN: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  DEMO: oneOf('on', 'off').optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^\S{3,100}$/, { error: '3 to 100 characters without blanks' })
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => !passwordProblem(text), { error: 'at least 10 characters that are not easy to guess' })
    .optional(),
  APP_ENV: oneOf('local', 'testing', 'production').default('local'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: oneOf('on', 'off').default('off'),
  REDIRECT_KEY: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  ...identityVariables,
  ...messageVariables,
  ...fileVariables,
  ...bankVariables,
  ...mapVariables,
  ...taxVariables,
  ...paymentVariables,
})

export const variableNames = Object.keys(variables.shape)

type Environment = Readonly<Record<string, string | undefined>>

/** The server's configuration from the environment, read and validated once. */
export const readConfig = (env: Environment) => {
  // A line `PORT=` in a file of variables means "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = variables.safeParse(given)
  const wrong = read.success ? [] : read.error.issues.map(({ path, message }) => say(String(path[0]), given, message))
  if (Boolean(given.ADMIN_USERNAME) !== Boolean(given.ADMIN_PASSWORD))
    wrong.push('ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither')
  if (given.APP_ENV === 'production' && given.DEMO === 'on')
    wrong.push(`DEMO is 'on', but must be off where APP_ENV is production: everybody knows the demo accounts`)
  wrong.push(...identityProblems(given), ...messageProblems(given), ...fileProblems(given), ...paymentProblems(given))
  if (!read.success || wrong.length) throw new CannotStart([...new Set(wrong)].join('\n'))

  const v = read.data
  return {
    host: v.HOST,
    port: v.PORT,
    dataDir: resolve(project, v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    poolSize: v.DB_POOL,
    requestsAMinute: v.REQUESTS_A_MINUTE,
    metricsToken: v.METRICS_TOKEN,
    demo: (v.DEMO ?? (v.APP_ENV === 'production' ? 'off' : 'on')) === 'on',
    admin:
      v.ADMIN_USERNAME && v.ADMIN_PASSWORD ? { username: v.ADMIN_USERNAME, password: v.ADMIN_PASSWORD } : undefined,
    appEnv: v.APP_ENV,
    logLevel: v.LOG_LEVEL,
    publicUrl: v.PUBLIC_URL,
    trustProxy: v.TRUST_PROXY === 'on',
    redirectKey: v.REDIRECT_KEY,
    identity: identityOf(v),
    messages: messagesOf(v),
    s3: filesOf(v),
    bankInquiry: bankInquiryOf(v),
    mapTiles: mapTilesOf(v),
    taxProvider: taxProviderOf(v),
    paymentProvider: paymentProviderOf(v),
  }
}
export type Config = ReturnType<typeof readConfig>

const say = (name: string, given: Environment, expected: string) =>
  `${name} is ${secrets.has(name) ? 'set to something else' : `'${given[name]}'`}, but must be ${expected}`

/** The address people see, or else our own: it works on this machine, and a paper or message always has its link. */
export const originOfOurs = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>) =>
  publicUrl ?? `http://${host}:${port}`
