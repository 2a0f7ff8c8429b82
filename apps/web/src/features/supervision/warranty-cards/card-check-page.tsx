import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useState } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleX from '#icon/CircleX'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './card-check.module.css'
import { ServiceForm } from './service-form.tsx'

type Asked = { code?: string; v?: string; no?: string; sn?: string }
const looks = {
  valid: { icon: IconCircleCheck, tone: 'good' },
  superseded: { icon: IconAlertTriangle, tone: 'attention' },
  not_found: { icon: IconCircleX, tone: 'bad' },
} as const

/** What anybody sees who scans the card, or types its number and that of a unit. */
export const CardCheckPage = () => {
  const t = useWords(warrantyCardWords)
  const navigate = useNavigate()
  const asked: Asked = useSearch()
  const { code = '', v = '', no = '', sn = '' } = asked
  const isAsked = code !== '' || (no !== '' && sn !== '')
  const [typed, setTyped] = useState({ no, sn })
  const found = useCall(contract.validateWarrantyCard, { code, v: String(v), no, sn }, { enabled: isAsked })
  return (
    <PublicPage title={t('check')}>
      <main className={style.main}>
        {!isAsked && <h1>{t('check')}</h1>}
        {isAsked && !found.data && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <Result found={found.data.data} asked={{ code, no, sn }} />}
        {!code && (
          <form
            className={style.form}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate({ to: '.', search: typed })
            }}
          >
            <TextField
              label={t('cardNumber')}
              value={typed.no}
              most={60}
              onChange={(next) => setTyped((now) => ({ ...now, no: next }))}
            />
            <TextField
              label={t('serialOfUnit')}
              value={typed.sn}
              most={60}
              onChange={(next) => setTyped((now) => ({ ...now, sn: next }))}
            />
            <Button type="submit" kind="primary">
              {t('checkNow')}
            </Button>
          </form>
        )}
      </main>
    </PublicPage>
  )
}

type Props = { found: contract.CardValidation; asked: { code: string; no: string; sn: string } }
const Result = ({ found, asked }: Props) => {
  const t = useWords(warrantyCardWords)
  const dates = useDates()
  const [isAsking, setAsking] = useState(false)
  const { state, card, replaced_by } = found
  const { icon: Icon, tone } = looks[state]
  const left = (days: number) => (days >= 0 ? t('daysLeft', { n: days }) : t('ended', { n: -days }))
  const title = state === 'valid' ? t('valid') : state === 'superseded' ? t('replaced') : t('notFound')
  const text =
    state === 'valid' && card
      ? `${t('validText', { n: card.version })} ${card.is_signed ? t('signedText') : ''}`
      : replaced_by
        ? t('replacedText', { n: replaced_by.version, day: dates.date(replaced_by.issued_date) })
        : t('notFoundText')
  const isOver = card?.items.every(({ compressor_days }) => compressor_days < 0) ?? false
  return (
    <>
      <div className={style.answer} data-tone={tone} role="status">
        <Icon size={44} aria-hidden="true" />
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </div>
      {card && (
        <>
          <Facts
            isFramed
            facts={[
              [t('cardNumber'), card.card_code],
              [t('issued_date'), dates.date(card.issued_date)],
              [t('project'), card.project_name],
              [t('receiver'), card.receiver],
            ]}
          />
          <Section title={t('items')} sub={card.items.length}>
            <RowList>
              {card.items.map((item) => (
                <li key={item.serial_end + item.item_name} className={style.unit}>
                  <span>
                    <b>{item.item_name}</b> {item.serial_end}
                  </span>
                  <span className={style.ends}>
                    <span className={style.end} style={{ background: item.colour_sparepart }}>
                      {t('sparepart')} <b>{dates.day(item.sparepart_until)}</b> {left(item.sparepart_days)}
                    </span>
                    <span className={style.end} style={{ background: item.colour_compressor }}>
                      {t('compressor')} <b>{dates.day(item.compressor_until)}</b> {left(item.compressor_days)}
                    </span>
                  </span>
                </li>
              ))}
            </RowList>
          </Section>
          {card.exclusions.length > 0 && (
            <Section title={t('exclusions')}>
              <SectionBody>
                {card.exclusions.map((one) => (
                  <p key={one}>{one}</p>
                ))}
              </SectionBody>
            </Section>
          )}
          {isOver && <Note>{t('mayCost')}</Note>}
          {isAsking ? (
            <ServiceForm asked={asked} />
          ) : (
            <Button kind="primary" size="large" onClick={() => setAsking(true)}>
              {t('requestService')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
