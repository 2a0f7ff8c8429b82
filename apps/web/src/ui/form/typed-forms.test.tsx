import { endpoint, nothing } from '@sejuk/contract/endpoint'
import { listInput } from '@sejuk/contract/lists'
import { actionLogOf } from '@sejuk/contract/platform/action-logs'
import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { useEndpointForm } from '../../lib/form/endpoint-form.ts'
import { MasterPage } from '../list/master-page.tsx'
import { EndpointModal } from './endpoint-modal.tsx'
import { EndpointPage } from './endpoint-page.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'

const fields = z.object({ office_name: z.string(), radius_m: z.coerce.number<string | number>() })
const row = fields.extend({ office_code: z.string(), row_version: z.number() })
const calls = {
  list: endpoint('GET /api/offices', {
    needs: 'public',
    input: listInput(['office_name']).extend({ search: z.string().default('') }),
    data: z.array(row),
  }),
  create: endpoint('POST /api/offices', {
    needs: 'public',
    input: fields.extend({ office_code: z.string() }),
    data: nothing,
  }),
  update: endpoint('PUT /api/offices', { needs: 'public', input: row, data: nothing }),
  log: actionLogOf('GET /api/offices/log', 'public'),
}
const page = {
  title: 'Offices',
  calls,
  idField: 'office_code' as const,
  nameOf: () => '',
  card: () => ({ name: '' }),
  columns: [],
  filters: [],
}
const form = { title: '', endpoint: calls.update, draft: '', onDone: () => {}, onClose: () => {}, children: () => null }

/** Never called: these hold the compiler to it. */
test('a form knows the fields of its endpoint', () => {
  const Right = () => {
    useEndpointForm({
      endpoint: calls.update,
      initial: { office_name: '', radius_m: '' },
      fixed: { office_code: '1', row_version: 1 },
      onDone: () => {},
    })
    return null
  }
  const Renamed = () => {
    // @ts-expect-error the input calls it `office_name`
    useEndpointForm({ endpoint: calls.update, initial: { name: '', radius_m: '' }, onDone: () => {} })
    // @ts-expect-error the input calls it `office_code`
    useEndpointForm({ endpoint: calls.update, initial: { radius_m: '' }, fixed: { code: '1' }, onDone: () => {} })
    return (
      <>
        {/* @ts-expect-error the input calls it `office_name` */}
        <EndpointPanel {...form} initial={{ name: '' }} labels={{ name: '' }} />
        {/* @ts-expect-error the input calls it `office_name` */}
        <EndpointPage {...form} initial={{ name: '' }} labels={{ name: '' }} />
        {/* @ts-expect-error the input calls it `office_name` */}
        <EndpointModal {...form} initial={{ name: '' }} labels={{ name: '' }} />
      </>
    )
  }
  expectTypeOf(Right).toBeFunction()
  expectTypeOf(Renamed).toBeFunction()
})

test('a page of records knows the fields of its forms, its filters and its sorts', () => {
  const Right = () => (
    <MasterPage
      {...page}
      fields={[
        { field: 'office_code', label: '', kind: 'text', isFixed: true },
        { field: 'radius_m', label: '', kind: 'number' },
      ]}
      filters={[{ field: 'search', label: '', kind: 'text' }]}
      columns={[{ key: 'name', title: '', sort: 'office_name', show: (one) => one.office_name }]}
    />
  )
  const Wrong = () => (
    <>
      {/* @ts-expect-error no such field in the form */}
      <MasterPage {...page} fields={[{ field: 'radius', label: '', kind: 'number' }]} />
      {/* @ts-expect-error nothing that a new record begins with */}
      <MasterPage {...page} blank={{ radius: 100 }} />
      {/* @ts-expect-error the list has no such filter */}
      <MasterPage {...page} filters={[{ field: 'serch', label: '', kind: 'text' }]} />
      {/* @ts-expect-error the list does not sort by it */}
      <MasterPage {...page} columns={[{ key: 'radius', title: '', sort: 'radius_m', show: () => '' }]} />
    </>
  )
  expectTypeOf(Right).toBeFunction()
  expectTypeOf(Wrong).toBeFunction()
})
