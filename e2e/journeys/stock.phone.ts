import { expect, type Page, test } from '@playwright/test'
import { cameraPhoto } from '../photos.ts'
import { enter, expectAccessible, expectNoSidewaysScroll, untilInstalled } from '../users.ts'

