import { configuration, reference, type ScopedArea } from '../scoped-rows.ts'
import { serviceOutcomesInScope } from './service-outcomes.ts'
import { aftersalesInScope } from './tickets.ts'
import { workOrdersInScope } from './work-orders.ts'

export const aftersalesScopes: ScopedArea = {
  rows: [...aftersalesInScope, ...workOrdersInScope, ...serviceOutcomesInScope],
  unscoped: {
    'GET /api/sla-rule': configuration,
    'GET /api/sla-rule/action-log': configuration,
    'GET /api/work-order/status-tab': 'Counts of the list beside it, by the same scope',
    'GET /api/work-order-technician/jobs': 'The caller’s own jobs, whatever their scope',
    'GET /api/work-order/board': 'A centre’s calendar: scoped by centre and by work order, and walked in its own test',
    'GET /api/work-order/report': 'Sums over the viewer’s own scope, without rows; proved in its own test',
    'GET /api/work-order/map':
      'Places of work orders, tickets and centres, each by its own scope; proved in its own test',
    'GET /api/dropdown-ticket': reference,
    'GET /api-ass/asc/status-tab': 'Counts of the list beside it, by the same scope',
    'GET /after-sales-system/technician/status-tab': 'Counts of the list beside it, by the same scope',
    'GET /after-sales-system/technician/photo':
      'The picture of a technician whose detail is walked; without one a 404 for everybody',
    'GET /after-sales-system/asc/service-price-list': reference,
    'GET /after-sales-system/asc/service-price-version': reference,
    'GET /api/aftersales-ticket/status-tab': 'Counts of the list beside it, by the same scope',
    'GET /api/aftersales-ticket/desk': 'Counts of the ticket list, by the same scope',
    'GET /api/aftersales-ticket/caller': 'Tickets and consumers, by the scopes that are walked',
    'POST /api/aftersales-ticket/duplicates':
      'Names open tickets of one phone or unit to whoever logs another: a second visit helps nobody',
    'POST /api/asc-for-dispatch/proposal': 'Several tickets, by the scope that is walked; proved where tickets are',
    'GET /api/aftersales-ticket/dropdown': reference,
    'GET /api/aftersales-warranty': 'What we made and when it was sold; whose it is, by the scope of consumers',
    'GET /api/error-code': reference,
    'GET /api/repair-choice': reference,
    'GET /api/repair-choice/action-log': reference,
    'GET /api/error-code/action-log': reference,
    'GET /api/survey/status-tab': 'Counts the very list that is walked',
    'GET /api/survey/analytics': 'Adds up the very list that is walked',
    'GET /api/survey/next': 'The first of the very list that is walked; proved where it is served',
    'GET /api/feedback-satisfaction': 'For whoever holds the link, and about nothing else',
    'GET /api/service-tracking': 'For whoever holds the link, and about nothing else',
    'GET /api/service-tracking/photo': 'For whoever holds the link, and about nothing else',
    'GET /api/complain/status-tab': 'Counts the very list that is walked',
    'GET /api/complain/about': 'The work orders one sees; proved where it is served',
    'GET /api/cost-approval/status-tab': 'Counts the very list that is walked',
    'GET /api/reimbursement/summary': 'Adds up the very list that is walked',
  },
}
