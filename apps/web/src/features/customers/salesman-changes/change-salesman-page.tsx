import * as contract from '@sejuk/contract/customers/salesman-changes'
import { pageTo } from '@sejuk/domain/pages'
import { salesmanChangeWords } from '@sejuk/words/customers/salesman-changes'
import { everydayWords } from '@sejuk/words/everyday'
import { useId, useState } from 'react'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { CustomerTree, chooseTree, type PickedCustomers } from './customer-tree.tsx'

const itemsOf = (chosen: PickedCustomers) =>
  Object.entries(chosen)
    .filter(([, { isCustomer, shops }]) => isCustomer || shops.length > 0)
    .map(([customer_code, { isCustomer, shops }]) => ({ customer_code, shop_codes: shops, with_customer: isCustomer }))

export const ChangeSalesmanPage = () => {
  const t = useWords(salesmanChangeWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const navigate = useNavigate()
  const today = useToday()
  const gate = useGate(contract.changeSalesmanForCustomerAndShop)
  const { salesman_code: asked = '' }: { salesman_code?: string } = useSearch()
  const [salesman_code, setSalesman] = useState(asked)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<PickedCustomers>({})
  const wanted = { salesman_code, keyword: useDebounced(keyword) }
  const found = useInfiniteList(contract.searchCustomerAndShopSalesman, wanted, { enabled: gate.enabled })
  const { rows = [] } = found
  const items = itemsOf(chosen)
  const form = useEndpointForm({
    endpoint: contract.changeSalesmanForCustomerAndShop,
    initial: { to_salesman_code: '', effective_date: today, move_open_documents: false, reason: '' },
    fixed: { items },
    onDone: () => void navigate({ ...pageTo('salesmanChanges'), ignoreBlocker: true }),
  })
  if (!gate.enabled) return <RefusedPage title={t('change')} gate={gate} />
  const { values, change, errorOf } = form
  const shops = items.reduce((sum, { shop_codes }) => sum + shop_codes.length, 0)
  const customers = items.filter(({ with_customer }) => with_customer).length
  return (
    <>
      <PageHead title={t('change')} crumb={<Link {...pageTo('salesmen')}>{t('title')}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {everyday('save')}
        </Button>
      </PageHead>
      <PageBody>
        <Columns>
          <Section
            title={t('chosen', { customers, shops })}
            actions={
              <Button size="small" onClick={() => setChosen({ ...chosen, ...chooseTree(rows) })}>
                {t('chooseAll')}
              </Button>
            }
          >
            <SectionBody>
              <FieldGrid>
                <StaffPicker
                  label={t('who')}
                  value={salesman_code || undefined}
                  onChange={(code) => setSalesman(code ?? '')}
                />
                <TextField label={t('keyword')} value={keyword} onChange={setKeyword} />
              </FieldGrid>
            </SectionBody>
            {found.error ? (
              <FailedState error={found.error} onRetry={found.retry} />
            ) : !found.rows ? (
              <Pending />
            ) : (
              <CustomerTree rows={rows} chosen={chosen} onChange={setChosen} />
            )}
            {found.hasMore && (
              <SectionBody>
                <Button isBusy={found.isGrowing} onClick={found.grow}>
                  {t('more')}
                </Button>
              </SectionBody>
            )}
          </Section>
          <Section title={t('give')}>
            <SectionBody>
              <EndpointFormBody id={id} form={form}>
                <StaffPicker
                  label={t('to')}
                  role_code={['Salesman']}
                  value={values.to_salesman_code || undefined}
                  error={errorOf('to_salesman_code')}
                  onChange={(code) => change({ to_salesman_code: code ?? '' })}
                />
                <DateField
                  label={t('effective_date')}
                  value={values.effective_date}
                  onChange={(effective_date) => change({ effective_date })}
                  error={errorOf('effective_date')}
                  isRequired
                />
                <CheckboxField
                  label={t('move_open_documents')}
                  isOn={values.move_open_documents}
                  onChange={(move_open_documents) => change({ move_open_documents })}
                />
                <TextField
                  label={t('reason')}
                  value={values.reason}
                  onChange={(reason) => change({ reason })}
                  error={errorOf('reason')}
                  most={500}
                  isLong
                  isRequired
                />
              </EndpointFormBody>
            </SectionBody>
          </Section>
        </Columns>
      </PageBody>
    </>
  )
}
