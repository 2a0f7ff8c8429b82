import { weeklyReport } from '@sejuk/contract/projects/weekly-report'
import { addressTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'
import { reportOf } from './report.ts'

const mostBars = 8

/** The Monday paper by mail: the week that ended, in the scope of its reader. */
export const mailedWeeklyReport: MailedReport = {
  ...{ module_name: 'weekly', endpoint: weeklyReport, book: weeklyWords, page: addressTo('weeklyReport') },
  read: async ({ db, viewer }, { from, to }) => {
    const { total, last, branches } = await reportOf({
      ...{ db, viewer, today: addDays(to, 1) },
      input: { week: from, dept_code: [], salesman_code: '' },
    })
    const money = (name: keyof typeof weeklyWords.words, value: number, before: number) => ({
      ...{ name, value, before },
      unit: 'rupiah' as const,
    })
    return {
      figures: [
        money('openProjects', total.amount, total.before),
        money('newLogs', total.new.amount, last.new.amount),
        money('goaled', total.goaled.amount, last.goaled.amount),
        money('lost', total.lost.amount, last.lost.amount),
        { name: 'wonOfDecided', unit: 'percent', value: total.won_percent, before: last.won_percent },
        { name: 'followUpsOnTime', unit: 'percent', value: total.on_time_percent, before: last.on_time_percent },
      ],
      picture: {
        series: ['amount'],
        unit: 'rupiah',
        bars: branches
          .toSorted((one, other) => other.amount - one.amount)
          .slice(0, mostBars)
          .map(({ dept_name, amount }) => ({ label: dept_name, values: [amount] })),
      },
    }
  },
}
