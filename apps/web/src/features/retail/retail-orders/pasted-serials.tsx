import { lookUpSellOut } from '@sejuk/contract/retail/retail-orders'
import { mostSerialsLookedUp, pastedSerials } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { useState } from 'react'
import { RetailChip } from '../../../entities/status/retail-status.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'

/** Up to a thousand numbers at once, each with the sell-out that names it. */
export const PastedSerials = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(retailOrderWords)
  const say = useSay()
  const dates = useDates()
  const [text, setText] = useState('')
  const { mutate, isPending, data } = useSend(lookUpSellOut, { isQuiet: true })
  const serials = pastedSerials(text)
  const isTooMany = serials.length > mostSerialsLookedUp
  const most = thousands(mostSerialsLookedUp)
  return (
    <SidePanel
      title={t('paste')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          isBusy={isPending}
          disabled={serials.length === 0 || isTooMany}
          onClick={() => mutate({ serials })}
        >
          {t('lookUp', { n: thousands(serials.length) })}
        </Button>
      }
    >
      <TextField
        label={t('serials')}
        hint={t('pasteHelp', { n: most })}
        value={text}
        onChange={setText}
        isLong
        autoFocus
        error={isTooMany ? say(because('too-many-serial-numbers', { n: most })) : undefined}
      />
      {data && (
        <RowList>
          {data.data.map(({ serial_number, is_known, sold }) => (
            <li key={serial_number}>
              <span>
                <b>{serial_number}</b>
                {sold ? (
                  <>
                    {' '}
                    · {dates.day(sold.sale_date)} · {sold.shop_name} ·{' '}
                    <Link {...pageTo('retailOrder', { code: sold.retail_order_code })}>{sold.retail_order_code}</Link>
                  </>
                ) : (
                  ` · ${t(is_known ? 'notSold' : 'notKnown')}`
                )}
              </span>
              {sold && <RetailChip status={sold.status} />}
            </li>
          ))}
        </RowList>
      )}
    </SidePanel>
  )
}
