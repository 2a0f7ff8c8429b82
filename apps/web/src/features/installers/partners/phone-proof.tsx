import { sendOtp } from '@sejuk/contract/installers/partners'
import { otpDigits } from '@sejuk/domain/installers/partners'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { displayPhone, nationalPhone } from '@sejuk/domain/values/phone'
import { partnerWords } from '@sejuk/words/installers/partners'
import { type SubmitEvent, useId, useState } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import { call, Refused } from '../../../lib/api/call.ts'
import { useCheck } from '../../../lib/form/schemas.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import style from './partner-form.module.css'
import { useCountdown } from './use-countdown.ts'

type Props = {
  purpose: 'login' | 'register'
  /** What the code is worth is the caller's to say; it may refuse it. */
  prove: (phone: string, otp: string) => Promise<void>
  label?: string
  /** The one number that can prove itself here. */
  fixed?: string
}

const retryAfter = (error: unknown) =>
  error instanceof Refused ? ((error.data as { retry_after?: number } | null)?.retry_after ?? 0) : 0

/** A phone number, and the six digits that prove it. */
export const PhoneProof = ({ purpose, prove, label, fixed }: Props) => {
  const t = useWords(partnerWords)
  const say = useSay()
  const check = useCheck(sendOtp)
  const [phone, setPhone] = useState(fixed ?? '')
  const [sent, setSent] = useState<{ demo_otp: string | null }>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const resend = useCountdown()
  const shut = useCountdown()

  /** Errors are told here; the door that is shut for ten minutes counts them down. */
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      const wait = retryAfter(error)
      if (error instanceof Refused && error.status === 'try-after-10-minutes') shut.start(wait || 600)
      else if (wait) resend.start(wait)
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const send = () =>
    attempt(async () => {
      const { data } = await call(sendOtp, { phone, purpose })
      setSent({ demo_otp: data.demo_otp })
      resend.start(data.resend_after)
    })
  const askForCode = (event: SubmitEvent) => {
    event.preventDefault()
    check({ phone, purpose }, (found) => {
      if (found.phone) return setProblem(say(found.phone))
      if (shut.left === 0) void send()
    })
  }
  const wait = shut.left > 0 && (
    <p className={style.lead} role="status">
      {t('tryAgainIn', { n: Math.ceil(shut.left / 60) })}
    </p>
  )
  if (!sent)
    return (
      <form className={style.form} noValidate onSubmit={askForCode}>
        {fixed ? (
          <>
            <p className={style.lead}>{displayPhone(fixed)}</p>
            <Problem id="fixed-phone-error" text={problem} />
          </>
        ) : (
          <PhoneInput label={label ?? t('phone')} value={phone} onChange={setPhone} error={problem} />
        )}
        {wait}
        <Button type="submit" kind="primary" size="large" isBusy={isBusy} aria-disabled={shut.left > 0 || undefined}>
          {t('sendCode')}
        </Button>
      </form>
    )
  return (
    <div className={style.form}>
      <p className={style.lead}>{t('codeSentTo', { phone: displayPhone(nationalPhone(phone)) })}</p>
      {sent.demo_otp && (
        <p className={style.demo}>
          <b>{t('demoCode', { otp: sent.demo_otp })}</b>
          <small>{t('demoWhy')}</small>
        </p>
      )}
      <CodeInput
        error={problem}
        isBusy={isBusy}
        isShut={shut.left > 0}
        onCode={(otp) => void attempt(() => prove(phone, otp))}
      />
      {wait}
      <Button
        aria-disabled={resend.left > 0 || shut.left > 0 || undefined}
        onClick={() => resend.left === 0 && shut.left === 0 && void send()}
      >
        {resend.left > 0 ? t('resendIn', { n: resend.left }) : t('resend')}
      </Button>
      {!fixed && (
        <button
          type="button"
          className={style.textButton}
          onClick={() => {
            setSent(undefined)
            setProblem(undefined)
          }}
        >
          {t('otherPhone')}
        </button>
      )}
    </div>
  )
}

type PhoneInputProps = { label: string; value: string; onChange: (phone: string) => void; error?: string }

const PhoneInput = ({ label, value, onChange, error }: PhoneInputProps) => {
  const id = useId()
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.phone} data-error={error ? true : undefined}>
        <span aria-hidden="true">+62</span>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(keepDigits(event.currentTarget.value))}
        />
      </div>
      <Problem id={`${id}-error`} text={error} />
    </div>
  )
}

type CodeInputProps = { error?: string; isBusy: boolean; isShut: boolean; onCode: (otp: string) => void }

/** The last digit sends it. */
const CodeInput = ({ error, isBusy, isShut, onCode }: CodeInputProps) => {
  const t = useWords(partnerWords)
  const id = useId()
  const [otp, setOtp] = useState('')
  const type = (typed: string) => {
    const digits = keepDigits(typed).slice(0, otpDigits)
    setOtp(digits)
    if (digits.length === otpDigits && digits !== otp && !isShut) onCode(digits)
  }
  return (
    <form
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isShut && !isBusy) onCode(otp)
      }}
    >
      <div>
        <label className={style.label} htmlFor={id}>
          {t('code')}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: whoever asked for a code wants to type it.
          autoFocus
          className={style.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={otp}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Problem id={`${id}-error`} text={error} />
      </div>
      <Button type="submit" kind="primary" size="large" isBusy={isBusy} aria-disabled={isShut || undefined}>
        {t('verify')}
      </Button>
    </form>
  )
}

const Problem = ({ id, text }: { id: string; text?: string }) => (
  <p id={id} className={style.error} role="alert">
    {text && <IconAlertCircle size={16} aria-hidden="true" />}
    {text}
  </p>
)
