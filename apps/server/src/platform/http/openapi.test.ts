import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

const { app, endpoints } = await startTestServer()

test('the description of the API is complete and without errors', async () => {
  const reply = await app.inject({ url: '/api/openapi.json' })
  const document = reply.json()
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: reply.body, config, absoluteRef: 'openapi.json' })
  expect(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, location }) => [message, location[0]?.pointer]),
  ).toEqual([])
})

test('a part of a file is described as bytes, since nothing else is taken', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  const { requestBody } = paths['/api/attachment/session/{upload_code}/chunk/{n}'].put
  expect(Object.keys(requestBody.content)).toEqual(['application/octet-stream'])
})

test('and there is a page of it for people', async () => {
  const { body, headers } = await app.inject({ url: '/api/reference' })
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('/api/department/dropdown')
  expect(body).not.toContain('<script')
})
