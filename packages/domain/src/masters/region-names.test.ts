import { expect, test } from 'vitest'
import { differingLevels, regionKey } from './region-names.ts'

const menteng = {
  province_name: 'Daerah Khusus Ibukota Jakarta',
  city_name: 'Kota Administrasi Jakarta Pusat',
  district_name: 'Menteng',
  sub_district_name: 'Gondangdia',
}

test('a place is known by its names, however they are written and whatever kind is said with them', () => {
  const typed = {
    province_name: ' DKI  JAKARTA',
    city_name: 'jakarta pusat',
    district_name: 'Kec. Menteng',
    sub_district_name: 'kelurahan gondangdia',
  }
  expect(differingLevels(typed, menteng)).toEqual([])
  expect(regionKey('city_name', 'Kab. Bandung')).toBe(regionKey('city_name', 'Kabupaten Bandung'))
  const bandung = { ...menteng, city_name: 'Kota Bandung' }
  expect(differingLevels({ ...bandung, city_name: 'Bandung' }, bandung)).toEqual([])
  expect(differingLevels({ ...bandung, city_name: 'Kab. Bandung' }, bandung)).toEqual(['city_name'])
  expect(regionKey('province_name', 'DI Yogyakarta')).toBe('daerah istimewa yogyakarta')
})

test('a village called after a city keeps its name, and what differs is told from the widest', () => {
  expect(regionKey('sub_district_name', 'Kota Baru')).toBe('kota baru')
  expect(differingLevels({ ...menteng, city_name: 'Bogor', sub_district_name: 'Cikini' }, menteng)).toEqual([
    'city_name',
    'sub_district_name',
  ])
})
