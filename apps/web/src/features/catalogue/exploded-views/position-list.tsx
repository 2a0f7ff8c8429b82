import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { type SpotMap, unmatched } from '@sejuk/domain/catalogue/exploded-views'
import { pageTo } from '@sejuk/domain/pages'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { useState } from 'react'
import { usePartName } from '../../../entities/catalogue/part-texts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './editor.module.css'

type Props = {
  parts: readonly PartOfUnit[]
  bom_code: string | null
  map: SpotMap
  chosen: number | undefined
  onChoose: (n: number) => void
  onDraw: (position: number) => void
  onRenumber: (n: number, position: number) => void
}

/** The parts list beside its picture: what is missing on either side first. */
export const PositionList = ({ parts, bom_code, map, chosen, onChoose, onDraw, onRenumber }: Props) => {
  const t = useWords(explodedViewWords)
  const list = useWords(partsListWords)
  const nameOf = usePartName()
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const positions = [...new Set(parts.map(({ position_no }) => position_no))]
  const { positions_without_spot: bare, spots_without_position: foreign } = unmatched(positions, map)
  const toSettle = bare.length + foreign.length
  const at = (position: number) => parts.filter(({ position_no }) => position_no === position)
  const spotAt = (position: number) => map.spots.findIndex(({ position_no }) => position_no === position)
  const isChosen = (position: number) => chosen !== undefined && map.spots[chosen]?.position_no === position
  const names = (position: number) => at(position).map(nameOf).join(' / ')
  const matched = positions.filter((position) => !bare.includes(position))
  return (
    <aside className={style.side} aria-label={t('positions')}>
      <div className={style.tabs}>
        <Button kind="quiet" aria-pressed={!isOnlyOpen} onClick={() => setOnlyOpen(false)}>
          {t('all')} {positions.length}
        </Button>
        <Button kind="quiet" aria-pressed={isOnlyOpen} onClick={() => setOnlyOpen(true)}>
          {t('toSettle', { n: toSettle })}
        </Button>
        {bom_code && <Link {...pageTo('partsList', { bom_code })}>{t('partsList')}</Link>}
      </div>
      <ul className={style.positions}>
        {bare.map((position) => (
          <li key={`bare ${position}`}>
            <div className={style.position}>
              <b>{position}</b>
              <span>
                {names(position)}
                <small>
                  <StatusIcon tone="bad" size={12} />
                  {t('noSpot')}
                </small>
              </span>
            </div>
            <span className={style.settle}>
              <Button size="small" onClick={() => onDraw(position)}>
                {t('draw')}
              </Button>
            </span>
          </li>
        ))}
        {foreign.map((position) => (
          <li key={`foreign ${position}`} data-chosen={isChosen(position) || undefined}>
            <button type="button" className={style.position} onClick={() => onChoose(spotAt(position))}>
              <b>{position}</b>
              <span>
                {t('spotN', { n: position })}
                <small>
                  <StatusIcon tone="bad" size={12} />
                  {t('noPosition')}
                </small>
              </span>
            </button>
            <span className={style.settle}>
              <select
                aria-label={t('choosePosition', { n: position })}
                value=""
                onChange={({ currentTarget }) => onRenumber(spotAt(position), Number(currentTarget.value))}
              >
                <option value="">{t('choose')}</option>
                {[...bare, ...matched].map((one) => (
                  <option key={one} value={one}>
                    {one} {names(one)}
                  </option>
                ))}
              </select>
            </span>
          </li>
        ))}
        {!isOnlyOpen &&
          matched.map((position) => (
            <li key={position} data-chosen={isChosen(position) || undefined}>
              <button type="button" className={style.position} onClick={() => onChoose(spotAt(position))}>
                <b>{position}</b>
                <span>
                  {names(position)}
                  {isChosen(position) &&
                    at(position).map((part) => (
                      <dl key={part.line_no}>
                        <dt>{list('sparepart_item_code')}</dt>
                        <dd>{part.sparepart_item_code}</dd>
                        <dt>{list('qty')}</dt>
                        <dd>{t('perUnit', { n: part.qty })}</dd>
                        {part.substitutes.length > 0 && (
                          <>
                            <dt>{list('replacedBy')}</dt>
                            <dd>{part.substitutes.map(({ item_code }) => item_code).join(', ')}</dd>
                          </>
                        )}
                      </dl>
                    ))}
                </span>
                <StatusIcon tone="good" size={14} />
              </button>
            </li>
          ))}
      </ul>
    </aside>
  )
}
