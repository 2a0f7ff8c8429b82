import { standardAttachmentPermissions } from '@sejuk/domain/roles'
import { permissionWords } from '@sejuk/words/permissions'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { AddAttachmentPermission } from './add-attachment-permission.tsx'
import { CheckTree } from './check-tree.tsx'
import { usePermissionGroups, usePermissionName } from './permission-names.ts'
import style from './roles.module.css'
import { SearchLine } from './search-line.tsx'

type Props = {
  chosen: readonly string[]
  /** Also those that were chosen before: a line does not vanish under the pointer. */
  known: readonly string[]
  onChange: (chosen: string[]) => void
  isLocked: boolean
}

/** A code fits if it, or its sentence in either language, holds the words. */
export const fits = (text: string, code: string, name: string) => {
  const both = permissionWords.words[code as keyof typeof permissionWords.words] ?? []
  const all = [code, name, ...both].join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export const PermissionChecks = ({ chosen, known, onChange, isLocked }: Props) => {
  const t = useWords(rolePageWords)
  const nameOf = usePermissionName()
  const [text, setText] = useState('')
  const held = new Set(chosen)
  const groups = usePermissionGroups([...new Set([...standardAttachmentPermissions, ...known, ...chosen])])
    .map(({ key, name, codes }) => ({
      key,
      name,
      lines: codes
        .map((code) => ({ key: code, name: nameOf(code), code }))
        .filter((line) => fits(text, line.code, line.name)),
    }))
    .filter(({ lines }) => lines.length > 0)
  const toggle = (codes: string[], isOn: boolean) => {
    const others = chosen.filter((code) => !codes.includes(code))
    onChange(isOn ? [...others, ...codes] : others)
  }
  return (
    <>
      <SearchLine label={t('filterPermissions')} value={text} onChange={setText} />
      {groups.length === 0 && <p className={style.nothing}>{t('noneFits', { text })}</p>}
      <CheckTree groups={groups} chosen={held} onToggle={toggle} isLocked={isLocked} isOpen={text !== ''} />
      {!isLocked && text === '' && <AddAttachmentPermission onAdd={(code) => toggle([code], true)} />}
    </>
  )
}
