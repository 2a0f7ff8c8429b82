import { getMyBonusTicket, previewBonus } from '@sejuk/contract/installers/bonus-tickets'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { mostUnits } from '@sejuk/domain/installers/bonus-tickets'
import { pageTo } from '@sejuk/domain/pages'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useEffect, useRef, useState } from 'react'
import IconPlus from '#icon/Plus'
import IconScan from '#icon/Scan'
import IconTrash from '#icon/Trash'
import { Offline } from '../../../lib/api/call.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { showError, showSaved } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGroup } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { ApplyPhotos } from './apply-photos.tsx'
import { deliverTicket } from './deliver-ticket.ts'
import { Estimate } from './estimate.tsx'
import { OwnLocation } from './own-location.tsx'
import { Readiness } from './readiness.tsx'
import {
  dropStoredTicket,
  findStoredTicket,
  type StoredForm,
  type StoredTicket,
  storeTicket,
} from './stored-tickets.ts'
import { blankForm, formOf } from './ticket-form.ts'
import { useStoredTickets } from './use-stored-tickets.ts'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

/** A new ticket, one stored on this phone (`key`), or one returned by the server (`code`). */
export const ApplyPage = () => {
  const t = useWords(bonusTicketWords)
  const say = useSay()
  const { key, code }: { key?: string; code?: string } = useSearch()
  const { usercode } = useViewer()
  const may = useGate(previewBonus)
  const known = useCall(getMyBonusTicket, { bonus_ticket_code: code ?? '' }, { enabled: may.enabled && !!code && !key })
  const [ticket, setTicket] = useState<StoredTicket>()
  const detail = known.data?.data
  useEffect(() => {
    const begin = async () => {
      const client_key = key ?? detail?.client_key ?? (code ? undefined : newKey())
      if (!client_key || ticket) return
      const kept = await findStoredTicket(client_key).catch(() => undefined)
      const own = detail && { bonus_ticket_code: detail.bonus_ticket_code, row_version: detail.row_version }
      setTicket(
        kept ?? {
          client_key,
          usercode,
          form: detail ? formOf(detail) : blankForm,
          photos: [],
          isWanted: false,
          changed_at: 0,
          ...own,
        },
      )
    }
    void begin()
  }, [key, code, detail, usercode, ticket])
  if (!may.enabled || known.error || !ticket)
    return (
      <>
        <PageHead title={t('applyTitle')} />
        {!may.enabled ? (
          <ForbiddenState reason={say(may.because)} />
        ) : known.error ? (
          <FailedState error={known.error} onRetry={() => void known.refetch()} />
        ) : (
          <Pending />
        )}
      </>
    )
  return <Apply key={ticket.client_key} begun={ticket} />
}

const Apply = ({ begun }: { begun: StoredTicket }) => {
  const t = useWords(bonusTicketWords)
  const say = useSay()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const onPhone = useStoredTickets()
  const [ticket, setTicket] = useState(begun)
  // A photo or a location arrives after further typing: it is added to what stands then, not to what stood when it was asked for.
  const latest = useRef(begun)
  const show = (next: StoredTicket) => {
    latest.current = next
    setTicket(next)
  }
  const [isBusy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(begun.isWanted)
  const isGone =
    isWaiting && isOnline && !onPhone.some(({ client_key, isWanted }) => client_key === begun.client_key && isWanted)
  const [scanning, setScanning] = useState<{ n: number; field: 'serial_indoor' | 'serial_outdoor' }>()
  const { form, problems = {} } = ticket
  const wrong = [...new Set(Object.values(problems))]
  // Written with every key: whatever ends the page finds it on the phone.
  const put = (part: Partial<StoredTicket>) => {
    show({ ...latest.current, ...part })
    void storeTicket(latest.current).catch(() => {})
  }
  const change = (part: Partial<StoredForm>) =>
    put({
      form: { ...latest.current.form, ...part },
      problems: Object.fromEntries(
        Object.entries(latest.current.problems ?? {}).filter(([field]) => !((field.split('.')[0] as string) in part)),
      ),
    })
  const putUnit = (n: number, part: Partial<StoredForm['units'][number]>) =>
    change({ units: latest.current.form.units.map((unit, at) => (at === n ? { ...unit, ...part } : unit)) })
  const deliver = async (isWanted: boolean) => {
    setBusy(true)
    await storeTicket({ ...latest.current, isWanted, problems: {} })
    try {
      const code = await deliverTicket(ticket.client_key)
      showSaved(isWanted ? 'Bonus ticket submitted' : t('saved'))
      void navigate(code ? pageTo('myBonusTicket', { code }) : pageTo('myBonusTickets'))
    } catch (error) {
      if (error instanceof Offline) {
        // Without a network no other page can be fetched: what was sent waits here, and goes by itself.
        setWaiting(isWanted)
        toast('saved', t('kept'))
      } else {
        showError(error)
        const kept = await findStoredTicket(ticket.client_key)
        if (kept) show(kept)
      }
    } finally {
      setBusy(false)
    }
  }
  const isKept = onPhone.some(({ client_key }) => client_key === begun.client_key)
  const forget = async () => {
    if (!(await confirm({ title: t('sureForget'), text: t('sureForgetText'), yes: t('forget'), isDangerous: true })))
      return
    await dropStoredTicket(begun.client_key)
    void navigate(pageTo('myBonusTickets'))
  }
  useEffect(() => {
    if (!isGone) return
    void findStoredTicket(begun.client_key).then((kept) => {
      // Refused on the way, it is here again with what was wrong.
      setWaiting(false)
      if (kept) {
        latest.current = kept
        setTicket(kept)
      } else void navigate(pageTo('myBonusTickets'))
    })
  }, [isGone, begun.client_key, navigate])
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const text = (field: 'customer_name' | 'customer_phone' | 'customer_address' | 'shop_name' | 'install_date') => ({
    label: t(field),
    value: form[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const serial = (n: number, field: 'serial_indoor' | 'serial_outdoor') => {
    const label = t(field === 'serial_indoor' ? 'indoor' : 'outdoor')
    return (
      <Row style={{ flexWrap: 'nowrap', alignItems: 'end' }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <TextField
            label={label}
            value={form.units[n]?.[field] ?? ''}
            onChange={(typed) => putUnit(n, { [field]: normalizeSerial(typed) })}
            error={errorOf(`units.${n}.${field}`)}
          />
        </div>
        <IconButton label={t('scan', { what: label })} onClick={() => setScanning({ n, field })}>
          <IconScan size={24} />
        </IconButton>
      </Row>
    )
  }
  return (
    <>
      <PageHead title={t('applyTitle')} sub={ticket.bonus_ticket_code} />
      <PageBody>
        <Readiness />
        {isWaiting && !isGone && (
          <Note role="status">
            <b>{t('waiting')}</b>
          </Note>
        )}
        {!isOnline && <Note role="status">{t('offline')}</Note>}
        <Section title={t('units')}>
          <SectionBody>
            <DateField {...text('install_date')} isRequired />
            {form.units.map((_, n) => (
              <FieldGroup key={n} isFramed>
                <legend>{t('unitN', { n: n + 1 })}</legend>
                {serial(n, 'serial_indoor')}
                {serial(n, 'serial_outdoor')}
                {form.units.length > 1 && (
                  <Button
                    size="small"
                    icon={<IconTrash size={16} />}
                    onClick={() => change({ units: form.units.filter((_unit, at) => at !== n) })}
                  >
                    {t('removeUnit', { n: n + 1 })}
                  </Button>
                )}
              </FieldGroup>
            ))}
            {errorOf('units') && <Note>{errorOf('units')}</Note>}
            {form.units.length < mostUnits && (
              <Button
                icon={<IconPlus size={16} />}
                onClick={() => change({ units: [...form.units, { serial_indoor: '', serial_outdoor: '' }] })}
              >
                {t('addUnit')}
              </Button>
            )}
          </SectionBody>
        </Section>
        <Estimate form={form} code={ticket.bonus_ticket_code} isOnline={isOnline} />
        <Section title={t('customer')}>
          <SectionBody>
            <TextField {...text('customer_name')} most={200} isRequired />
            <TextField {...text('customer_phone')} inputMode="tel" />
            <TextField {...text('customer_address')} most={500} isLong isRequired />
            <TextField {...text('shop_name')} most={200} />
            <OwnLocation form={form} onFound={change} error={errorOf('location')} />
          </SectionBody>
        </Section>
        <ApplyPhotos ticket={ticket} onChange={(photos) => put({ photos })} errorOf={errorOf} />
        {wrong.length > 0 && (
          <Note as="div" tone="bad" role="alert">
            <b>{t('notSent')}</b>
            <ul>
              {wrong.map((problem) => (
                <li key={problem}>{say(problem)}</li>
              ))}
            </ul>
          </Note>
        )}
        <Row>
          <Button kind="primary" size="large" isBusy={isBusy} onClick={() => void deliver(true)}>
            {t(isBusy ? 'sending' : 'send')}
          </Button>
          <Button size="large" onClick={() => void deliver(false)}>
            {t('saveDraft')}
          </Button>
          {isKept && (
            <Button kind="danger-outline" size="large" icon={<IconTrash size={16} />} onClick={() => void forget()}>
              {t('forget')}
            </Button>
          )}
        </Row>
      </PageBody>
      {scanning && (
        <Scanner
          onClose={() => setScanning(undefined)}
          onFound={(found) => {
            putUnit(scanning.n, { [scanning.field]: normalizeSerial(found) })
            setScanning(undefined)
          }}
        />
      )}
    </>
  )
}
