import { rupiah } from '@sejuk/domain/values/money'
import { phoneShown } from '../../../../entities/phone-shown.ts'
import type { Shown } from './found-record.ts'
import { Marked } from './marked.tsx'
import style from './palette.module.css'
import { kindLooks, StatusOf } from './record-kinds.tsx'

/** One record: what it is called, its code and what helps to tell it from others, its money and its status. */
export const RecordLine = ({ record, typed }: { record: Shown; typed: string }) => {
  const { kind, code, title, detail, status, phone, amount } = record
  const { icon: Picture } = kindLooks[kind]
  const beside = [code === title ? '' : code, detail, phone && phoneShown(phone)].filter(Boolean).join(' · ')
  return (
    <>
      <Picture size={18} stroke={1.6} aria-hidden="true" />
      <span className={style.what}>
        <b>
          <Marked text={title} typed={typed} />
        </b>
        <small>
          <Marked text={beside} typed={typed} />
        </small>
      </span>
      {amount !== null && <span className={style.amount}>{rupiah(amount)}</span>}
      <span className={style.status}>
        <StatusOf kind={kind} status={status} />
      </span>
    </>
  )
}
