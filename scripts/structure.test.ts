import { expect, test } from 'vitest'
import { findViolations } from './import-rules.ts'

/** A small valid project; each test breaks one rule of it. */
const project = {
  'packages/domain/src/money.ts': `export const rupiah = 1`,
  'packages/domain/src/money.test.ts': `import { test } from 'vitest'\nimport { rupiah } from './money.ts'\ntest('', () => rupiah)`,
  'packages/contract/src/endpoint.ts': `import { z } from 'zod'\nimport { rupiah } from '@sejuk/domain/money'\nexport const e = [z, rupiah]`,
  'packages/words/src/words.ts': `import { rupiah } from '@sejuk/domain/money'\nexport const w = rupiah`,
  'apps/server/src/platform/serve.ts': `import { e } from '@sejuk/contract/endpoint'\nexport const serve = e`,
  'apps/server/src/features/sales/orders/commands.ts': `import { serve } from '../../../platform/serve.ts'\nexport const order = serve`,
  'apps/server/src/features/sales/orders/queries.ts': `export const list = 1`,
  'apps/server/src/features/sales/area.ts': `import { order } from './orders/commands.ts'\nexport const area = order`,
  'apps/server/src/app.ts': `import { area } from './features/sales/area.ts'\nexport const app = area`,
  'apps/server/src/db/tables/sales/orders.ts': `export const orders = 1`,
  'apps/server/src/db/tables/masters/departments.ts': `export const departments = 1`,
  'apps/server/src/business/sales/seen.ts': `import { orders } from '../../db/tables/sales/orders.ts'\nimport { serve } from '../../platform/serve.ts'\nexport const seen = [orders, serve]`,
  'apps/server/src/platform/branches.ts': `import { departments } from '../db/tables/masters/departments.ts'\nexport const branches = departments`,
  'apps/server/src/features/sales/returns/commands.ts': `import { order } from '../orders/commands.ts'\nexport const back = order`,
  'apps/web/src/lib/call.ts': `import { w } from '@sejuk/words/words'\nimport 'some.css'\nexport const call = w`,
  'apps/web/src/features/sales/orders/orders-page.tsx': `export const Page = () => <p>{'hi'}</p>`,
}
const broken = (change: Record<string, string>) => findViolations(new Map(Object.entries({ ...project, ...change })))

test('a project that keeps the rules has no violation', () => {
  expect(broken({})).toEqual([])
})

test('a project without modules is not accepted', () => {
  expect(findViolations(new Map())).toHaveLength(5)
  expect(findViolations(new Map(Object.entries(project).filter(([path]) => !path.startsWith('apps/web'))))).toEqual([
    'no module seen in apps/web',
  ])
})

test.each([
  ['packages/domain/src/a.ts', `import { z } from 'zod'`, 'packages/domain may import only itself'],
  ['packages/domain/src/a.ts', `import fs from 'node:fs'`, 'packages/domain may import only itself'],
  [
    'packages/domain/src/a.ts',
    `import { e } from '@sejuk/contract/endpoint'`,
    'packages/domain may import only itself',
  ],
  [
    'packages/domain/src/a.ts',
    `export type A = import('../../../apps/web/src/lib/call.ts').A`,
    'packages/domain may import only itself',
  ],
  [
    'packages/contract/src/a.ts',
    `import { w } from '@sejuk/words/words'`,
    'packages/contract may import only itself, packages/domain, zod',
  ],
  [
    'packages/contract/src/a.ts',
    `export { serve } from '../../../apps/server/src/platform/serve.ts'`,
    'packages/contract may import only',
  ],
  [
    'packages/words/src/a.ts',
    `import React from 'react'`,
    'packages/words may import only itself, packages/domain, zod',
  ],
  [
    'apps/server/src/a.ts',
    `import type { call } from '../../web/src/lib/call.ts'`,
    'apps/server and apps/web never import each other',
  ],
  [
    'apps/web/src/a.ts',
    `await import('../../server/src/platform/serve.ts')`,
    'apps/web and apps/server never import each other',
  ],
  [
    'apps/server/src/platform/a.ts',
    `import { order } from '../features/sales/orders/commands.ts'`,
    'lies below the features',
  ],
  [
    'apps/server/src/db/a.ts',
    `import { order } from '../features/sales/orders/commands.ts'`,
    'lies below the features',
  ],
  [
    'apps/web/src/ui/a.tsx',
    `import { Page } from '../features/sales/orders/orders-page.tsx'`,
    'lies below the features',
  ],
  [
    'apps/web/src/lib/a.ts',
    `import { Page } from '../features/sales/orders/orders-page.tsx'`,
    'lies below the features',
  ],
  [
    'apps/web/src/entities/a.ts',
    `import { Page } from '../features/sales/orders/orders-page.tsx'`,
    'lies below the features',
  ],
  [
    'apps/server/src/business/a.ts',
    `import { order } from '../features/sales/orders/commands.ts'`,
    'lies below the features',
  ],
  ['apps/server/src/platform/a.ts', `import { area } from '../features/sales/area.ts'`, 'lies below the features'],
  [
    'apps/server/src/platform/a.ts',
    `import { seen } from '../business/sales/seen.ts'`,
    'knows nothing of the business',
  ],
  [
    'apps/server/src/platform/a.ts',
    `import { orders } from '../db/tables/sales/orders.ts'`,
    'imports no table of the business',
  ],
  ['apps/server/src/config.ts', `import { serve } from './platform/serve.ts'`, 'needs nothing of what it configures'],
  [
    'apps/server/src/bank-variables.ts',
    `import { serve } from './platform/serve.ts'`,
    'needs nothing of what it configures',
  ],
  [
    'apps/server/src/features/customers/shops/commands.ts',
    `import { area } from '../../sales/area.ts'`,
    'only the app gathers what areas offer',
  ],
  [
    'apps/server/src/features/sales/returns/a.ts',
    `import { list } from '../orders/queries.ts'`,
    'only through its commands.ts',
  ],
  [
    'apps/web/src/features/sales/returns/a.tsx',
    `import { Page } from '../orders/orders-page.tsx'`,
    'only through its commands.ts',
  ],
  ['apps/server/src/a.ts', `import { serve } from './platform/serve'`, 'names the file with its extension'],
  ['apps/server/src/a.ts', `import { test } from 'vitest'`, 'only tests import tests and their tools'],
  [
    'apps/server/src/a.ts',
    `import '../../../packages/domain/src/money.test.ts'`,
    'only tests import tests and their tools',
  ],
  ['apps/server/src/a.ts', `import { gone } from './gone.ts'`, 'there is no such file'],
  ['apps/server/src/a.ts', `import { gone } from '@sejuk/domain/gone'`, 'there is no such file'],
])('%s may not say: %s', (path, text, because) => {
  expect(broken({ [path]: text })).toContainEqual(expect.stringContaining(because))
})

test('a folder of more than forty modules is to be parted', () => {
  const modules = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`apps/server/src/many/m${n}.ts`, 'export const one = 1']),
    )
  expect(broken(modules(40))).toEqual([])
  expect(broken(modules(41))).toEqual(['apps/server/src/many holds 41 modules, more than 40: part it by meaning'])
})

test('a circle is shown as the way round it', () => {
  const change = {
    'apps/server/src/a.ts': `import './b.ts'`,
    'apps/server/src/b.ts': `import type { C } from './c.ts'`,
    'apps/server/src/c.ts': `export * from './a.ts'`,
  }
  const way = ['a', 'b', 'c', 'a'].map((name) => `apps/server/src/${name}.ts`).join(' → ')
  expect(broken(change)).toEqual([`circle: ${way}`])
})

test('a file that cannot be read is not passed over', () => {
  expect(() => broken({ 'apps/server/src/a.ts': 'import {' })).toThrow('apps/server/src/a.ts cannot be read')
})
