import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../lib/language/words.ts'
import { CopyButton } from '../../ui/actions/copy-button.tsx'
import { Facts } from '../../ui/record/facts.tsx'
import { StatusChip } from '../../ui/record/status-chip.tsx'
import { usePartName, useSerials } from '../catalogue/part-texts.ts'
import style from './reader.module.css'

export type PartAction = (part: PartOfUnit) => ReactNode
type CardProps = { position: number; parts: readonly PartOfUnit[]; actionOf?: PartAction }

/** Whatever stands at one position: several parts where the serial numbers differ. */
export const PartCard = ({ position, parts, actionOf }: CardProps) => {
  const t = useWords(explodedViewWords)
  return (
    <section className={style.card} aria-label={t('spotN', { n: position })} aria-live="polite">
      {parts.map((part) => (
        <OnePart key={part.line_no} position={position} part={part} actionOf={actionOf} />
      ))}
      {parts.length === 0 && <p>{t('notBuiltIn')}</p>}
    </section>
  )
}

type PartProps = { position: number; part: PartOfUnit; actionOf?: PartAction }

const OnePart = ({ position, part, actionOf }: PartProps) => {
  const t = useWords(explodedViewWords)
  const list = useWords(partsListWords)
  const isLocal = useLanguage() === 'local'
  const nameOf = usePartName()
  const serials = useSerials()
  const replacements = part.substitutes.map(({ item_code, item_name, local_name, ratio }) => (
    <div key={item_code}>
      <b>{item_code}</b> {isLocal ? (local_name ?? item_name) : item_name}
      {ratio !== 1 && ` × ${ratio}`}
    </div>
  ))
  return (
    <article>
      <header>
        <span className={style.number}>{position}</span>
        <div>
          <h2>{nameOf(part)}</h2>
          <p>
            <CopyButton text={part.sparepart_item_code} /> {t('perUnit', { n: part.qty })}
          </p>
        </div>
      </header>
      {actionOf?.(part)}
      {(part.is_compressor || part.is_consumable) && (
        <p>
          {part.is_compressor && <StatusChip tone="active">{list('is_compressor')}</StatusChip>}{' '}
          {part.is_consumable && <StatusChip tone="neutral">{list('is_consumable')}</StatusChip>}
        </p>
      )}
      <Facts
        isFramed
        facts={[
          [list('replacedBy'), replacements.length > 0 && replacements, { wide: 2 }],
          [list('warranty'), list('months', { n: part.warranty_months })],
          [list('part_group'), part.part_group_name],
          [list('validSerials'), serials(part)],
          [list('interchanges'), part.interchanges.join(', ')],
          ...(part.is_returnable ? [[list('returnable'), '✓'] as const] : []),
        ]}
      />
    </article>
  )
}
