import * as contract from '@sejuk/contract/supervision/warranty-cards'
import { pageTo } from '@sejuk/domain/pages'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { useState } from 'react'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheck'
import IconCircleX from '#icon/CircleX'
import IconScan from '#icon/Scan'
import IconTool from '#icon/Tool'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PublicPage } from '../../../ui/layout/public-page.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import style from './card-check.module.css'
import { ServiceForm } from './service-form.tsx'
import { groupUnits, isUnit } from './unit-groups.ts'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

type Asked = { code?: string; v?: string; no?: string; sn?: string }
const looks = {
  valid: { icon: IconCircleCheck, tone: 'good' },
  superseded: { icon: IconAlertTriangle, tone: 'attention' },
  voided: { icon: IconCircleX, tone: 'bad' },
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
        {!isAsked && <h1 className={style.title}>{t('check')}</h1>}
        {isAsked && !found.data && !found.error && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <Result found={found.data.data} asked={{ code, no, sn }} />}
        {!code && (!isAsked || found.data?.data.state === 'not_found') && (
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
  const { state, card, voided, replaced_by } = found
  const { icon: Icon, tone } = looks[state]
  const title = t(({ valid: 'valid', superseded: 'replaced', voided: 'voided', not_found: 'notFound' } as const)[state])
  const text =
    state === 'valid' && card
      ? `${t('validText', { n: card.version })} ${card.is_signed ? t('signedText') : ''}`
      : voided
        ? t('voidedText', { day: dates.date(voided.voided_date), reason: voided.reason })
        : replaced_by
          ? t('replacedText', { n: replaced_by.version, day: dates.date(replaced_by.issued_date) })
          : t('notFoundText')
  const isOver = card?.items.every(({ compressor_days }) => compressor_days < 0) ?? false
  return (
    <>
      <div className={style.answer} data-tone={tone} role="status">
        <Icon size={48} aria-hidden="true" />
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          {replaced_by && asked.code && (
            <Link {...pageTo('warrantyCheck', { code: asked.code, v: String(replaced_by.version) })}>
              {t('seeNewest')}
            </Link>
          )}
        </div>
      </div>
      {card && (
        <div className={style.body}>
          <Facts
            isFramed
            facts={[
              [t('cardNumber'), card.card_code],
              [t('issued_date'), dates.date(card.issued_date)],
              [t('project'), card.project_name],
              [t('receiver'), card.receiver],
            ]}
          />
          <Units items={card.items} />
          {card.exclusions.length > 0 && (
            <details className={style.exclusions}>
              <summary>
                <IconAlertTriangle size={18} aria-hidden="true" />
                <span>{t('exclusionsOf', { n: card.exclusions.length })}</span>
                <b>{t('read')}</b>
              </summary>
              {card.exclusions.map((one) => (
                <p key={one}>{one}</p>
              ))}
            </details>
          )}
          {isAsking && <ServiceForm asked={asked} />}
        </div>
      )}
      {card && !isAsking && (
        <div className={style.foot}>
          {isOver && <Note>{t('mayCost')}</Note>}
          <Button kind="primary" size="large" onClick={() => setAsking(true)}>
            <IconTool size={20} aria-hidden="true" />
            {t('requestService')}
          </Button>
        </div>
      )}
    </>
  )
}

type Items = NonNullable<contract.CardValidation['card']>['items']
const Units = ({ items }: { items: Items }) => {
  const t = useWords(warrantyCardWords)
  const dates = useDates()
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const groups = groupUnits(items.filter(isUnit(typed)))
  const end = (label: string, day: string, days: number, colour: string) => (
    <span className={style.end} data-over={days < 0 || undefined} style={days < 0 ? undefined : { background: colour }}>
      {label} <b>{dates.day(day)}</b> {days >= 0 ? t('daysLeft', { n: days }) : t('ended', { n: -days })}
    </span>
  )
  return (
    <>
      <h2 className={style.count}>
        {t('unitsOf', { n: items.length })} <small>{t('termsOf', { n: termsOf(items) })}</small>
      </h2>
      {items.length > 1 && (
        <div className={style.search}>
          <TextField label={t('serialOnPlate')} value={typed} most={60} onChange={setTyped} />
          <IconButton label={t('scanSerial')} onClick={() => setScanning(true)}>
            <IconScan size={22} />
          </IconButton>
        </div>
      )}
      <ul className={style.units}>
        {groups.map(({ item, serials }) => (
          <li key={`${item.item_name} ${item.sparepart_until} ${item.compressor_until}`}>
            <p>
              <b>{serials.length > 1 ? t('groupOf', { name: item.item_name, n: serials.length }) : item.item_name}</b>
              <span>
                {serials.length > 1 ? t('andMore', { one: serials[0] ?? '', n: serials.length - 1 }) : serials[0]}
              </span>
            </p>
            <div className={style.ends}>
              {end(t('sparepart'), item.sparepart_until, item.sparepart_days, item.colour_sparepart)}
              {end(t('compressor'), item.compressor_until, item.compressor_days, item.colour_compressor)}
            </div>
          </li>
        ))}
        {groups.length === 0 && <li>{t('noSuchUnit')}</li>}
      </ul>
      {isScanning && (
        <Scanner
          onFound={(text) => {
            setTyped(text)
            setScanning(false)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  )
}

const termsOf = (items: Items) =>
  new Set(items.map(({ sparepart_until, compressor_until }) => `${sparepart_until} ${compressor_until}`)).size
