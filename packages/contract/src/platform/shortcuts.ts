import { because } from '@sejuk/domain/messages'
import { isOwnPath } from '@sejuk/domain/own-paths'
import { mostShortcuts, noSuchShortcutPage } from '@sejuk/domain/platform/shortcuts'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { required, texts } from '../fields.ts'

const id = z.coerce.number<number | string>().int().min(1)

export const shortcut = z.object({ shortcut_id: z.number(), ...texts('label', 'url'), display_seq: z.number() })
export type Shortcut = z.output<typeof shortcut>

/** The person's own ways to their pages, in their own order. */
export const listShortcuts = endpoint('GET /api/shortcut/list', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(shortcut),
})

const form = { label: required('name', 60), url: required('address', 2000).refine(isOwnPath, noSuchShortcutPage) }

export const addShortcut = endpoint('POST /api/shortcut/add', {
  needs: 'signed-in',
  input: z.object(form),
  data: shortcut,
  says: because('shortcut-added'),
})

export const updateShortcut = endpoint('POST /api/shortcut/update', {
  needs: 'signed-in',
  input: z.object({ shortcut_id: id, ...form }),
  data: shortcut,
})

/** All of them, the first first. */
export const orderShortcuts = endpoint('POST /api/shortcut/order', {
  needs: 'signed-in',
  input: z.object({ shortcut_ids: z.array(id).max(mostShortcuts) }),
  data: z.array(shortcut),
})

export const deleteShortcut = endpoint('POST /api/shortcut/delete', {
  needs: 'signed-in',
  input: z.object({ shortcut_id: id }),
  data: nothing,
  says: because('deleted'),
})
