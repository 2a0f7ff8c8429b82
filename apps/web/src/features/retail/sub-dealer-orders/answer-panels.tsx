import { actOnSubDealerOrder, type SubDealerOrderDetail } from '@sejuk/contract/retail/sub-dealer-orders'
import { pastedSerials } from '@sejuk/domain/catalogue/serial-numbers'
import { outstandingOf } from '@sejuk/domain/retail/sub-dealer-orders'
import { subDealerOrderWords } from '@sejuk/words/retail/sub-dealers'
import { useState } from 'react'
import IconScan from '#icon/Scan'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))
type Props = { found: SubDealerOrderDetail; onClose: () => void }

/** What the supplier gives of each line, and for how much. */
export const AnswerPanel = ({ found, onClose }: Props) => {
  const t = useWords(subDealerOrderWords)
  const { po_code, row_version } = found
  const lines = found.lines.map(({ line_no, quantity, requested_price }) => ({
    ...{ line_no, confirmed_quantity: String(quantity), confirmed_price: requested_price },
  }))
  return (
    <EndpointPanel
      title={t('answer')}
      sub={po_code}
      endpoint={actOnSubDealerOrder.answer}
      initial={{ lines }}
      fixed={{ po_code, row_version }}
      labels={{ lines: t('lines') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) =>
        found.lines.map((line, n) => {
          const put = (part: Partial<(typeof lines)[number]>) =>
            change((now: { lines: typeof lines }) => ({
              lines: now.lines.map((one, at) => (at === n ? { ...one, ...part } : one)),
            }))
          return (
            <FieldGroup key={line.line_no} isFramed>
              <FieldLegend>{line.item_name}</FieldLegend>
              <NumberField
                label={t('confirmed_quantity')}
                hint={t('ofN', { n: line.quantity })}
                value={values.lines[n]?.confirmed_quantity ?? ''}
                onChange={(confirmed_quantity) => put({ confirmed_quantity })}
                error={errorOf(`lines.${n}.confirmed_quantity`)}
                isRequired
              />
              <MoneyField
                label={t('confirmed_price')}
                value={values.lines[n]?.confirmed_price ?? null}
                onChange={(confirmed_price) => put({ confirmed_price })}
                error={errorOf(`lines.${n}.confirmed_price`)}
              />
            </FieldGroup>
          )
        })
      }
    </EndpointPanel>
  )
}

/** What arrived, by scan; what has no number is counted by hand. */
export const ReceivePanel = ({ found, onClose }: Props) => {
  const t = useWords(subDealerOrderWords)
  const open = found.lines.filter((line) => outstandingOf(line) > 0)
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [counts, setCounts] = useState<Record<number, string>>({})
  const [scanning, setScanning] = useState<number>()
  const { mutate, isPending } = useSend(actOnSubDealerOrder.receive)
  const lines = open
    .map(({ line_no }) => ({
      ...{ line_no, quantity: Number(counts[line_no] ?? 0), serials: pastedSerials(texts[line_no] ?? '') },
    }))
    .filter(({ quantity, serials }) => quantity > 0 || serials.length > 0)
  const add = (line_no: number, serial: string) =>
    setTexts((now) => ({ ...now, [line_no]: [now[line_no], serial].filter(Boolean).join('\n') }))
  return (
    <SidePanel
      title={t('receive')}
      sub={found.po_code}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          isBusy={isPending}
          disabled={lines.length === 0}
          onClick={() =>
            mutate({ po_code: found.po_code, row_version: found.row_version, lines }, { onSuccess: onClose })
          }
        >
          {t('receive')}
        </Button>
      }
    >
      {open.map((line) => (
        <FieldGroup key={line.line_no} isFramed>
          <FieldLegend>{`${line.item_name} · ${t('ofN', { n: outstandingOf(line) })}`}</FieldLegend>
          <TextField
            label={t('serials')}
            value={texts[line.line_no] ?? ''}
            onChange={(text) => setTexts((now) => ({ ...now, [line.line_no]: text }))}
            isLong
          />
          <Button icon={<IconScan size={18} />} onClick={() => setScanning(line.line_no)}>
            {t('scan')}
          </Button>
          <NumberField
            label={t('byHand')}
            value={counts[line.line_no] ?? ''}
            onChange={(count) => setCounts((now) => ({ ...now, [line.line_no]: count }))}
          />
        </FieldGroup>
      ))}
      {scanning !== undefined && (
        <Scanner staysOpen onFound={(serial) => add(scanning, serial)} onClose={() => setScanning(undefined)} />
      )}
    </SidePanel>
  )
}
