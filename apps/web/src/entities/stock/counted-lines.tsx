import { goodsReceiptWords } from '@sejuk/words/stock/goods-receipts'
import { useWords } from '../../lib/language/words.ts'
import { NumberField } from '../../ui/fields/number-fields.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import type { ReceivedLine } from './received-values.ts'

type Props = {
  lines: readonly { line_no: number; item_code: string; item_name: string; left: number }[]
  values: readonly ReceivedLine[]
  onChange: (lines: ReceivedLine[]) => void
  errorOf: (field: string) => string | undefined
}

/** Goods without serial numbers are counted. */
export const CountedLines = ({ lines, values, onChange, errorOf }: Props) => {
  const t = useWords(goodsReceiptWords)
  return lines.map((line) => {
    const n = values.findIndex(({ line_no }) => line_no === line.line_no)
    const now = values[n]
    const put = (part: Partial<ReceivedLine>) =>
      onChange(values.map((one) => (one.line_no === line.line_no ? { ...one, ...part } : one)))
    return (
      now && (
        <fieldset key={line.line_no}>
          <legend>
            {line.item_code} {line.item_name}
          </legend>
          <Row>
            <NumberField
              label={`${t('received_qty')} / ${line.left}`}
              value={now.qty}
              onChange={(qty) => put({ qty })}
              error={errorOf(`lines.${n}.qty`)}
            />
            <NumberField
              label={t('damaged_qty')}
              value={now.damaged}
              onChange={(damaged) => put({ damaged })}
              error={errorOf(`lines.${n}.damaged`)}
            />
          </Row>
        </fieldset>
      )
    )
  })
}
