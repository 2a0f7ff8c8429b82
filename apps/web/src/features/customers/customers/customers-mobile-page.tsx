import { listNearCustomers, type NearCustomer } from '@sejuk/contract/customers/customers-in-the-field'
import { pageTo } from '@sejuk/domain/pages'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { fieldCustomerWords } from '@sejuk/words/customers/customers-in-the-field'
import { useEffect, useState } from 'react'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconPhone from '#icon/Phone'
import IconRoute from '#icon/Route'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import style from './customers-mobile.module.css'

type Place = { lat: number; lng: number }

/** Requested only on demand. */
const usePlace = () => {
  const [place, setPlace] = useState<Place>()
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const look = () => {
    if (!navigator.geolocation) return setState('failed')
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lng: coords.longitude })
        setState('idle')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  }
  return { place, state, look, forget: () => setPlace(undefined) }
}

/** The search goes to the address after a pause in typing. */
const useSearchWord = () => {
  const navigate = useNavigate()
  const { search: asked = '' }: { search?: string } = useSearch()
  const [typed, setTyped] = useState(asked)
  const search = useDebounced(typed)
  useEffect(() => {
    if (search !== asked) void navigate({ to: '.', search: search ? { search } : {}, replace: true })
  }, [search, asked, navigate])
  return { typed, setTyped, search }
}

export const CustomersMobilePage = () => {
  const t = useWords(fieldCustomerWords)
  const say = useSay()
  const gate = useGate(listNearCustomers)
  const { typed, setTyped, search } = useSearchWord()
  const { place, state, look, forget } = usePlace()
  const asked = { search, lat: place?.lat ?? '', lng: place?.lng ?? '' }
  const { rows, error, retry, ...rest } = useInfiniteList(listNearCustomers, asked, { enabled: gate.enabled })
  return (
    <>
      <PageHead title={t('title')}>
        <Link {...pageTo('customerRanking')} className={style.ranking}>
          {t('ranking')}
        </Link>
      </PageHead>
      <PageBody>
        <TextField label={t('search')} value={typed} onChange={setTyped} />
        <Row>
          <Button
            kind={place ? 'primary' : 'plain'}
            isBusy={state === 'looking'}
            aria-pressed={Boolean(place)}
            onClick={look}
          >
            {state === 'looking' ? t('locating') : t('nearMe')}
          </Button>
          <Button kind={place ? 'plain' : 'primary'} aria-pressed={!place} onClick={forget}>
            {t('byName')}
          </Button>
        </Row>
        {state === 'failed' && <Note role="status">{t('noPlace')}</Note>}
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : error ? (
          <FailedState error={error} onRetry={retry} />
        ) : !rows ? (
          <Pending />
        ) : rows.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={style.cards}>
            {rows.map((row) => (
              <CustomerCard key={row.customer_code} row={row} />
            ))}
          </ul>
        )}
        {rest.hasMore && (
          <Button isBusy={rest.isGrowing} onClick={rest.grow}>
            {t('more')}
          </Button>
        )}
      </PageBody>
    </>
  )
}

const CustomerCard = ({ row }: { row: NearCustomer }) => {
  const t = useWords(fieldCustomerWords)
  const dates = useDates()
  const phone = row.pic_phone ? displayPhone(row.pic_phone) : undefined
  const name = row.customer_name
  const way =
    row.distance_m === null
      ? undefined
      : row.distance_m < 1000
        ? t('metres', { n: row.distance_m })
        : t('kilometres', { n: writeNumber(row.distance_m / 1000, 1, true) })
  return (
    <li className={style.card}>
      <div className={style.head}>
        <Link {...pageTo('customer', { id: row.customer_code })}>{name}</Link>
        {way && <b>{way}</b>}
      </div>
      <small>
        {row.customer_code} · {[row.detail_address, row.city_name].filter(Boolean).join(', ') || '-'}
      </small>
      <small>
        {row.pic_name ?? '-'} · {t('lastOrder', { date: dates.day(row.last_order_date) })}
      </small>
      <div className={style.ways}>
        {phone && (
          <a href={`tel:${phone}`} aria-label={t('call', { name })}>
            <IconPhone size={18} aria-hidden="true" /> {t('callWord')}
          </a>
        )}
        {phone && (
          <a
            href={`https://wa.me/${phone.replace('+', '')}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('whatsapp', { name })}
          >
            <IconBrandWhatsapp size={18} aria-hidden="true" /> {t('whatsappWord')}
          </a>
        )}
        {row.lat !== null && (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${row.lat},${row.lng}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('route', { name })}
          >
            <IconRoute size={18} aria-hidden="true" /> {t('routeWord')}
          </a>
        )}
      </div>
    </li>
  )
}
