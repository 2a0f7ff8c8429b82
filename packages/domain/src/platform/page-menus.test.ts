import { expect, test } from 'vitest'
import { leadsTo, openingTab } from './page-menus.ts'

test.each([
  ['/customer', '/customer', true],
  ['/customer', '/customer/', true],
  ['/customer', '/customer/history-stock-of-customer', true],
  ['/customer', '/customer-mobile', false],
  ['/', '/', true],
  ['/', '/customer', false],
  ['/installation-bonus-list', '/installation-bonus/detail', true],
  ['/installation-bonus-list', '/installation-bonus/other', false],
  ['/my-installation-bonus-list', '/my-installation-bonus-detail', true],
  ['/my-installation-bonus-list', '/my-installation-bonus-detail/', true],
  ['/personal-installer-list', '/supervision/personal-installer-detail', true],
  ['/personal-installer-list', '/personal-installer-list/personal-installer-detail', true],
  ['/personal-installer-list', '/a/b/personal-installer-detail', false],
  ['/customer', '/installation-bonus/detail', false],
  ['/project-log-list', '/submitted-project-list/project-log-detail', true],
])('the menu %s leads to %s: %s', (url, path, yes) => expect(leadsTo(url, path)).toBe(yes))

test.each([
  ['/asc-technician', undefined, 'work-order'],
  ['/asc-technician/', undefined, 'work-order'],
  ['/asc-technician/detail', undefined, 'new'],
  ['/asc-technicians', undefined, 'new'],
  ['/asc', undefined, 'new'],
  ['/asc-admin', undefined, 'new'],
  ['/asc-technician', 'done', 'done'],
  ['/asc', 'done', 'done'],
  ['/customer', undefined, undefined],
  ['/a/asc', undefined, undefined],
])('%s with the tab %s opens %s', (path, tab, opens) => expect(openingTab(path, tab)).toBe(opens))
