import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseScheme, followScheme } from './color-scheme.ts'

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')
let isNight = false
const device = new EventTarget()

beforeEach(() => {
  isNight = false
  vi.stubGlobal('matchMedia', () =>
    Object.defineProperty(device, 'matches', { configurable: true, get: () => isNight }),
  )
})
afterEach(() => {
  chooseScheme('auto')
  vi.unstubAllGlobals()
})

test('without a choice the colours follow the device, also when it changes', () => {
  const stop = followScheme()
  expect(shown()).toBe('light')
  isNight = true
  device.dispatchEvent(new Event('change'))
  expect(shown()).toBe('dark')
  stop()
})

test('what a person chooses wins over the device and is remembered', () => {
  const stop = followScheme()
  chooseScheme('dark')
  expect(shown()).toBe('dark')
  device.dispatchEvent(new Event('change'))
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('sejuk.scheme')).toBe('dark')
  stop()
})

test('what is chosen in another tab is followed', () => {
  const stop = followScheme()
  localStorage.setItem('sejuk.scheme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sejuk.scheme' }))
  expect(shown()).toBe('dark')
  stop()
})
