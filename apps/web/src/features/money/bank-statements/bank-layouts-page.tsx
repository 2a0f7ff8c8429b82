import * as contract from '@sejuk/contract/money/bank-statements'
import { pageTo } from '@sejuk/domain/pages'
import { bankStatementWords } from '@sejuk/words/money/bank-statements'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const LayoutDialog = lazyPart(() => import('./layout-dialog.tsx').then((dialog) => dialog.LayoutDialog))

/** How the files of banks are read; a further bank is mapped once. */
export const BankLayoutsPage = () => {
  const t = useWords(bankStatementWords)
  const say = useSay()
  const gate = useGate(contract.listBankLayouts)
  const may = useGate(contract.saveBankLayout)
  const layouts = useCall(contract.listBankLayouts, {}, { enabled: gate.enabled }).data?.data
  const [isAdding, setAdding] = useState(false)
  const add = { key: 'add', label: t('addLayout'), gate: may, isPrimary: true, onPress: () => setAdding(true) }
  return (
    <>
      <PageHead title={t('layouts')} crumb={<Link {...pageTo('bankStatements')}>{t('title')}</Link>}>
        <ActionButton action={add} />
      </PageHead>
      <PageBody>
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        {gate.enabled && !layouts && <Pending />}
        {layouts && (
          <Section aria-label={t('layouts')}>
            <PlainTable isStacked>
              <thead>
                <tr>
                  {(['name', 'kind', 'date_form', 'number_form', 'sign_form', 'by'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(key)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {layouts.map((one) => (
                  <tr key={one.layout_code}>
                    <td data-label={t('name')}>{one.name}</td>
                    <td data-label={t('kind')}>{t(one.kind)}</td>
                    <td data-label={t('date_form')}>{one.date_form}</td>
                    <td data-label={t('number_form')}>{one.number_form}</td>
                    <td data-label={t('sign_form')}>{t(one.sign_form)}</td>
                    <td data-label={t('by')}>{one.is_delivered ? t('delivered') : one.create_user_name}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Section>
        )}
      </PageBody>
      {isAdding && <LayoutDialog onClose={() => setAdding(false)} />}
    </>
  )
}
