import { type MergePreview, mergeCustomers } from '@sejuk/contract/customers/merges'
import type { MergePart } from '@sejuk/domain/customers/merges'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { type ReactNode, useId } from 'react'
import IconArrowsExchange from '#icon/ArrowsExchange'
import { CustomerChip } from '../../../entities/status/customer-status.tsx'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { Column, Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { MergeParts } from './merge-parts.tsx'

type Props = { preview: MergePreview; crumb: ReactNode }
const named = ({ customer_code, customer_name }: MergePreview['survivor']) => `(${customer_code}) ${customer_name}`

export const MergeForm = ({ preview, crumb }: Props) => {
  const t = useWords(mergeWords)
  const say = useSay()
  const id = useId()
  const navigate = useNavigate()
  const { survivor, other, why_not } = preview
  const [kept, gone] = [named(survivor), named(other)]
  const open = () => void navigate({ ...pageTo('customer', { id: survivor.customer_code }), ignoreBlocker: true })
  const form = useEndpointForm({
    endpoint: mergeCustomers,
    initial: { take: [] as MergePart[], reason: '' },
    fixed: {
      ...{ customer_code: survivor.customer_code, row_version: survivor.row_version },
      ...{ other_code: other.customer_code, other_version: other.row_version },
    },
    onDone: open,
  })
  const send = async () => {
    // A question is asked only about what could be done.
    if (!form.values.reason.trim()) return form.submit()
    const question = { title: t('sureToMerge', { gone, kept }), text: t('sureText', { gone, kept }), yes: t('merge') }
    if (await confirm({ ...question, isDangerous: true })) form.submit()
  }
  const swap = () =>
    void navigate(pageTo('mergeCustomer', { id: other.customer_code }, { with: survivor.customer_code }))
  return (
    <>
      <PageHead title={t('title')} sub={`${gone} → ${kept}`} crumb={crumb}>
        {!why_not && (
          <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
            {t('merge')}
          </Button>
        )}
      </PageHead>
      <PageBody>
        {why_not && (
          <Note tone="bad" role="alert">
            {say(why_not)}
          </Note>
        )}
        <EndpointFormBody id={id} form={{ ...form, submit: () => void send() }}>
          <Column>
            <Columns>
              <Side side={survivor} label={t('stays')} />
              <Side side={other} label={t('goes')} />
            </Columns>
            <Row>
              <Button icon={<IconArrowsExchange size={16} />} onClick={swap}>
                {t('swap')}
              </Button>
            </Row>
            <MergeParts
              preview={preview}
              take={form.values.take}
              error={form.errorOf('take')}
              onChange={(take) => form.change({ take })}
            />
            <WhatMoves preview={preview} />
            {!why_not && (
              <Section title={t('beforeMerge')}>
                <SectionBody>
                  <TextField
                    label={t('reason')}
                    value={form.values.reason}
                    onChange={(reason) => form.change({ reason })}
                    error={form.errorOf('reason')}
                    most={500}
                    isLong
                    isRequired
                  />
                </SectionBody>
              </Section>
            )}
          </Column>
        </EndpointFormBody>
      </PageBody>
    </>
  )
}

const Side = ({ side, label }: { side: MergePreview['survivor']; label: string }) => {
  const t = useWords(mergeWords)
  const own = useWords(customerWords)
  const dates = useDates()
  return (
    <Section title={`${label}: ${named(side)}`} actions={<CustomerChip status={side.status} />}>
      <Facts
        facts={[
          [own('branch'), side.dept_name],
          [own('created_date'), dates.date(side.created_date)],
          [own('credit_limit'), side.credit_limit !== null && rupiah(side.credit_limit)],
          [own('credit_used'), side.credit_used !== null && rupiah(side.credit_used)],
          [t('cashback_remain'), rupiah(side.cashback_remain)],
        ]}
      />
    </Section>
  )
}

const WhatMoves = ({ preview }: { preview: MergePreview }) => {
  const t = useWords(mergeWords)
  const { moves, survivor, why_not } = preview
  const { customer_code: code } = survivor
  if (why_not) return null
  return (
    <Section title={t('whatMoves')}>
      {moves.length === 0 && <SectionText>{t('nothingMoves')}</SectionText>}
      <RowList>
        {moves.map(({ kind, moves: n, stays }) => (
          <li key={kind}>
            <span>
              {t(kind)}
              {stays > 0 && (
                <>
                  <br />
                  <small>{t('stayBehind', { n: stays, code })}</small>
                </>
              )}
            </span>
            <b>{n}</b>
          </li>
        ))}
      </RowList>
      <SectionText>{t('limitStays')}</SectionText>
    </Section>
  )
}
