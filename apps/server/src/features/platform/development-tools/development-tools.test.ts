import { listCalls } from '@sejuk/contract/platform/development-tools'
import { apiPrefixes } from '@sejuk/contract/prefixes'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const local = await startTestServer({ env: { DEMO: 'on', APP_ENV: 'local' } })
const testing = await startTestServer({ env: { DEMO: 'on', APP_ENV: 'testing' } })
const real = await startTestServer({ env: { DEMO: 'off', APP_ENV: 'local' } })

test('the calls are listed for an administrator on a developer’s machine, and only there', async () => {
  const asked = async (server: typeof local, held: 'Development-Tools' | 'Staff-Search') =>
    (await server.as([held]))(listCalls, {})
  expect(await asked(local, 'Development-Tools')).toMatchObject({ code: '200', data: { prefixes: [...apiPrefixes] } })
  expect(await asked(local, 'Staff-Search')).toMatchObject({ code: '403' })
  expect(await asked(testing, 'Development-Tools')).toMatchObject({ code: '404' })
  expect(await asked(real, 'Development-Tools')).toMatchObject({ code: '404' })
})
