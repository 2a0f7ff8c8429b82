import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@sejuk/contract/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileForm, openHouse } from '../../../test/test-server.ts'
import type { Serve } from './serve.ts'

const upload = endpoint('POST /api/test/upload', {
  needs: 'signed-in',
  input: z.object({
    file: z.file(),
    note: z.object({ by: z.string() }).optional(),
    tags: z.array(z.string()).default([]),
  }),
  data: z.object({ name: z.string(), size: z.number(), note: z.unknown(), tags: z.array(z.string()) }),
})
const { as } = await openHouse({
  features: [
    (serve: Serve) =>
      serve(upload, async ({ input: { file, note, tags } }) => ({
        data: { name: file.name, size: (await file.arrayBuffer()).byteLength, note, tags },
      })),
  ],
})
const clerk = await as([])
const spool = join(tmpdir(), `sejuk-uploads-${process.pid}`)

test('a form brings a file, nested fields and lists; nothing of it stays behind', async () => {
  const form = fileForm(new Uint8Array(300_000), '../a/plan.pdf')
  form.set('note[by]', 'Sari')
  form.append('tags[]', 'x')
  form.append('tags[]', 'y')
  expect((await clerk(upload, form)).data).toEqual({
    name: 'plan.pdf',
    size: 300_000,
    note: { by: 'Sari' },
    tags: ['x', 'y'],
  })
  await expect.poll(() => readdirSync(spool)).toEqual([])
})

test('a file above 70 million bytes is refused while it arrives, a video is not', async () => {
  const big = new Uint8Array(70_000_001)
  expect(await clerk(upload, fileForm(big, 'a.pdf'))).toMatchObject({
    code: '413',
    message: 'Allowed file size is no more than 70Mb',
  })
  expect((await clerk(upload, fileForm(big, 'a.mp4'))).data).toMatchObject({ size: 70_000_001 })
  await expect.poll(() => readdirSync(spool)).toEqual([])
})
