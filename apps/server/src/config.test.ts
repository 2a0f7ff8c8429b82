import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, variableNames } from './config.ts'

const project = join(import.meta.dirname, '../../..')

test('with nothing set, a demo on this machine alone', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: join(project, '.data'),
    databaseUrl: undefined,
    poolSize: 10,
    demo: true,
    admin: undefined,
    appEnv: 'local',
    logLevel: 'info',
    publicUrl: undefined,
    trustProxy: false,
    requestsAMinute: 3000,
    identity: [{ id: 'builtin' }],
    messages: { backOff: [30, 120, 600, 3600, 14_400] },
  })
})

test('what is set counts; an empty value is none', () => {
  const env = {
    PORT: '8080',
    DEMO: 'off',
    ADMIN_USERNAME: 'kepala',
    ADMIN_PASSWORD: 'rahasia-besar',
    LOG_LEVEL: '',
    OTHER: '1',
  }
  expect(
    readConfig({ ...env, DATA_DIR: '/srv/sejuk', PUBLIC_URL: 'https://sejuk.example.com/', TRUST_PROXY: 'on' }),
  ).toMatchObject({
    port: 8080,
    demo: false,
    admin: { username: 'kepala', password: 'rahasia-besar' },
    logLevel: 'info',
    dataDir: '/srv/sejuk',
    publicUrl: 'https://sejuk.example.com',
    trustProxy: true,
  })
})

test.each([
  ['PORT', '99999', `PORT is '99999', but must be a whole number from 0 to 65535`],
  ['PORT', '80a', `PORT is '80a', but must be a whole number from 0 to 65535`],
  ['HOST', 'http://here', `HOST is 'http://here', but must be a host name or address such as 127.0.0.1 or 0.0.0.0`],
  ['DB_POOL', '0', `DB_POOL is '0', but must be a whole number from 1 to 200`],
  ['DEMO', 'yes', `DEMO is 'yes', but must be one of on, off`],
  ['APP_ENV', 'prod', `APP_ENV is 'prod', but must be one of local, testing, production`],
  [
    'PUBLIC_URL',
    'https://a.b/c',
    `PUBLIC_URL is 'https://a.b/c', but must be an origin without a path such as https://sejuk.example.com`,
  ],
])('%s=%s is refused in one line that says what is expected', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ name: 'CannotStart', message: line }))
})

test('every wrong variable has its line, and no secret is shown', () => {
  const env = {
    PORT: '-1',
    DATABASE_URL: 'mysql://root:s3cret@db/x',
    SESSION_SECRET: 's3cret',
    ADMIN_PASSWORD: 's3cret',
  }
  const message = (() => {
    try {
      readConfig(env)
    } catch (error) {
      return (error as Error).message
    }
  })()
  const lines = message?.split('\n').map((line) => line.split(' ')[0])
  expect(lines).toEqual(['PORT', 'DATABASE_URL', 'ADMIN_PASSWORD', 'ADMIN_USERNAME'])
  expect(message).not.toContain('s3cret')
})

test('map tiles need an address with places for the tile, and may come from one of several hosts', () => {
  expect(readConfig({ MAP_TILES_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png' }).mapTiles).toEqual({
    url: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
    attribution: 'tiles.test',
    source: 'https://*.tiles.test',
  })
  expect(readConfig({ MAP_TILES_URL: 'http://127.0.0.1:8080/{z}/{x}/{y}.png' }).mapTiles?.source).toBe(
    'http://127.0.0.1:8080',
  )
  expect(() => readConfig({ MAP_TILES_URL: 'https://tiles.test/map.png' })).toThrow('MAP_TILES_URL')
  expect(readConfig({}).mapTiles).toBeUndefined()
})

test('a production server has no demo accounts', () => {
  expect(readConfig({ APP_ENV: 'production' }).demo).toBe(false)
  expect(() => readConfig({ APP_ENV: 'production', DEMO: 'on' })).toThrow(`DEMO is 'on', but must be off`)
})

test('the example file and the table in the README name every variable, and the example changes nothing', () => {
  const example = parseEnv(readFileSync(join(project, '.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(variableNames.toSorted())
  expect(readConfig(example)).toEqual(readConfig({}))
  const table = readFileSync(join(project, 'README.md'), 'utf8').matchAll(/^\| `([A-Z0-9_]+)`/gm)
  expect(Array.from(table, (row) => row[1]).sort()).toEqual(variableNames.toSorted())
})

const oidc = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'sejuk', OIDC_CLIENT_SECRET: 's3cret' }
const wecom = { WECOM_CORP_ID: 'ww1', WECOM_AGENT_ID: '1000002', WECOM_SECRET: 's3cret' }

test('providers of identity stand in the order in which they were named', () => {
  const env = { IDENTITY_PROVIDERS: 'wecom, oidc,builtin', PUBLIC_URL: 'https://sejuk.example.com', ...oidc, ...wecom }
  expect(readConfig(env).identity).toEqual([
    {
      id: 'wecom',
      settings: {
        baseUrl: 'https://qyapi.weixin.qq.com',
        authorizeUrl: undefined,
        corpId: 'ww1',
        agentId: '1000002',
        secret: 's3cret',
      },
    },
    {
      id: 'oidc',
      settings: {
        issuer: 'https://id.example.com',
        clientId: 'sejuk',
        clientSecret: 's3cret',
        claim: 'preferred_username',
        label: 'Company account',
      },
    },
    { id: 'builtin' },
  ])
})

test.each([
  [
    { IDENTITY_PROVIDERS: 'builtin,ldap' },
    `IDENTITY_PROVIDERS is 'builtin,ldap', but must be one or more of builtin, oidc, wecom, separated by commas, each at most once`,
  ],
  [
    { IDENTITY_PROVIDERS: 'oidc', OIDC_CLIENT_ID: 'sejuk' },
    'IDENTITY_PROVIDERS names oidc, so set OIDC_ISSUER, OIDC_CLIENT_SECRET, PUBLIC_URL too',
  ],
  [
    { IDENTITY_PROVIDERS: 'wecom', PUBLIC_URL: 'https://sejuk.example.com', WECOM_CORP_ID: 'ww1' },
    'IDENTITY_PROVIDERS names wecom, so set WECOM_AGENT_ID, WECOM_SECRET too',
  ],
  [
    { ...oidc, APP_ENV: 'production', OIDC_ISSUER: 'http://id.example.com' },
    'OIDC_ISSUER must begin with https:// where APP_ENV is production',
  ],
  [{ OIDC_CLAIM: 'name' }, `OIDC_CLAIM is 'name', but must be one of preferred_username, email, sub`],
  [{ REDIRECT_KEY: 'short' }, 'REDIRECT_KEY is set to something else, but must be at least 16 characters'],
  [
    { ADMIN_USERNAME: 'kepala', ADMIN_PASSWORD: 'password123' },
    'ADMIN_PASSWORD is set to something else, but must be at least 10 characters that are not easy to guess',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL names a mail server, so set MAIL_FROM too'],
  [
    { SMTP_URL: 'http://me:s3cret@mail.example.com', MAIL_FROM: 'a@b.c' },
    'SMTP_URL is set to something else, but must be a mail server such as smtps://user:password@mail.example.com',
  ],
  [{ MAIL_FROM: 'nobody' }, `MAIL_FROM is 'nobody', but must be an address such as Sejuk <no-reply@sejuk.example.com>`],
  [
    { OUTBOX_RETRY_SECONDS: '1,2' },
    `OUTBOX_RETRY_SECONDS is '1,2', but must be 5 numbers of seconds, separated by commas`,
  ],
])('%j is refused in one line', (env, line) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'CannotStart', message: line }))
})

test('each way out of the house is there when all of it was named', () => {
  const mail = { SMTP_URL: 'smtps://me:s3cret@mail.example.com', MAIL_FROM: 'Sejuk <no-reply@sejuk.example.com>' }
  const gateway = { MESSAGE_GATEWAY_URL: 'https://gateway.example.com/send', MESSAGE_GATEWAY_TOKEN: 's3cret' }
  expect(readConfig({ ...mail, ...gateway, ...wecom, OUTBOX_RETRY_SECONDS: '1,2,3,4,0.5' }).messages).toEqual({
    mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    gateway: { url: gateway.MESSAGE_GATEWAY_URL, token: 's3cret' },
    wecom: { baseUrl: 'https://qyapi.weixin.qq.com', corpId: 'ww1', agentId: '1000002', secret: 's3cret' },
    backOff: [1, 2, 3, 4, 0.5],
  })
})
