import { expect, test } from 'vitest'
import { readSearch, searchNames } from './search.ts'

test.each([
  ['makmur', { texts: ['makmur'] }],
  ['  Toko Jaya ', { texts: ['Toko Jaya'] }],
  ['wo705261100422', { texts: ['wo705261100422', 'wo-705-2611-00422'], serial: 'WO705261100422' }],
  ['AST7052611', { texts: ['AST7052611', 'AST-705-2611'], serial: 'AST7052611' }],
  ['0812 9034', { texts: ['0812 9034'], phone: '8129034', serial: '08129034' }],
  ['+62 812 9034 1178', { texts: ['+62 812 9034 1178'], phone: '81290341178' }],
  ['123', { texts: ['123'] }],
  ['(C-29952) CV Artha Lancar', { texts: ['C-29952'], serial: 'C-29952' }],
  ['040688', { texts: ['040688'], phone: '40688', serial: '040688' }],
  ['5en24350040688', { texts: ['5en24350040688'], serial: '5EN24350040688' }],
])('%s is read as everything it may be', (typed, read) => expect(readSearch(typed)).toEqual(read))

test('no two areas call their kinds the same', () => expect(new Set(searchNames).size).toBe(searchNames.length))
