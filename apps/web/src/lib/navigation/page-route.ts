import type { PagePath } from '@sejuk/domain/pages'
import type { Permission } from '@sejuk/domain/permissions'
import type { ComponentType } from 'react'

/**
 * desk: signed in, inside the shell. phone: the same, made for a phone first. bare: signed in, alone on the screen.
 * public: for anybody.
 */
export type Layout = 'desk' | 'phone' | 'bare' | 'public'
export type PageRoute = {
  /** `$name` stands for one segment. */
  path: PagePath
  layout: Layout
  load: () => Promise<ComponentType>
  /** The permission that guards the page, where the menu alone does not decide. */
  needs?: Permission
  /** Not in anybody's menu, and open to whoever is signed in. */
  isOpen?: boolean
}

/** Pages that open without a network. */
export type OfflinePages = Readonly<Partial<Record<PagePath, PageRoute['load']>>>
