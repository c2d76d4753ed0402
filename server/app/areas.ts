/** The only list of areas. A GraphQL file adds its types to the one builder when it is imported. */
import "#server/areas/automations/automations.graphql.ts";
import "#server/areas/backstock/backstock.graphql.ts";
import "#server/areas/billing/billing.graphql.ts";
import "#server/areas/books/books.graphql.ts";
import "#server/areas/books/posting/posting.graphql.ts";
import "#server/areas/books/posting/posting-changes.graphql.ts";
import "#server/areas/bounceback/bounceback.graphql.ts";
import "#server/areas/buys/buys.graphql.ts";
import "#server/areas/company-closing/company-closing.graphql.ts";
import "#server/areas/company-export/company-export.graphql.ts";
import "#server/areas/contacts/contacts.graphql.ts";
import "#server/areas/customers/customers.graphql.ts";
import "#server/areas/customers/erasing/erasing.graphql.ts";
import "#server/areas/customers/links/links.graphql.ts";
import "#server/areas/customers/merging/merging.graphql.ts";
import "#server/areas/customers/notes/customer-notes.graphql.ts";
import "#server/areas/customers/page/customer-page.graphql.ts";
import "#server/areas/customers/register-numbers/register-numbers.graphql.ts";
import "#server/areas/customers/search/search-customers.graphql.ts";
import "#server/areas/daybook/daybook.graphql.ts";
import "#server/areas/goals/goals.graphql.ts";
import "#server/areas/history/history.graphql.ts";
import "#server/areas/history-import/history-import.graphql.ts";
import "#server/areas/inventory/inventory.graphql.ts";
import "#server/areas/loyalty/loyalty.graphql.ts";
import "#server/areas/nightly-mail/nightly-mail.graphql.ts";
import "#server/areas/onboarding/onboarding.graphql.ts";
import "#server/areas/orders/orders.graphql.ts";
import "#server/areas/orders/slip.graphql.ts";
import "#server/areas/orders/shop.graphql.ts";
import "#server/areas/registers/registers.graphql.ts";
import "#server/areas/reports/daily-report.graphql.ts";
import "#server/areas/scheduling/people.graphql.ts";
import "#server/areas/scheduling/scheduling.graphql.ts";
import "#server/areas/reports/day-closes/day-closes.graphql.ts";
import "#server/areas/reports/all-stores/all-stores.graphql.ts";
import "#server/areas/reports/alerts/alerts.graphql.ts";
import "#server/areas/reports/rows/rows.graphql.ts";
import "#server/areas/reports/buying-goal/buying-goal.graphql.ts";
import "#server/areas/reports/compare/compare.graphql.ts";
import "#server/areas/reports/periods/periods.graphql.ts";
import "#server/areas/reports/week-ahead/week-ahead.graphql.ts";
import "#server/areas/reports/settings/report-settings.graphql.ts";
import "#server/areas/search/search.graphql.ts";
import "#server/areas/settings/settings.graphql.ts";
import "#server/areas/settings/store-switches.graphql.ts";
import "#server/areas/settings/support-contact.graphql.ts";
import "#server/areas/software-updates/software-updates.graphql.ts";
import "#server/areas/support/support.graphql.ts";
import "#server/areas/support/webhooks.graphql.ts";
import "#server/areas/pins/odd-use/odd-use.graphql.ts";
import "#server/areas/pins/pins.graphql.ts";
import "#server/areas/team/clock-acts.graphql.ts";
import "#server/areas/team/pay-rates.graphql.ts";
import "#server/areas/team/pos-links.graphql.ts";
import "#server/areas/team/team.graphql.ts";
import "#server/areas/texting/auto-responses/auto-responses.graphql.ts";
import "#server/areas/texting/inbox/inbox.graphql.ts";
import "#server/areas/texting/registration/registration.graphql.ts";
import "#server/areas/texting/templates/templates.graphql.ts";
import "#server/areas/texting/texting.graphql.ts";
import "#server/areas/timecards/timecards.graphql.ts";
import "#server/areas/training/training.graphql.ts";
import "#server/areas/users/users.graphql.ts";
import "#server/areas/mailbox/mailbox.graphql.ts";
import "#server/platform/pos/devices.graphql.ts";
import "#server/platform/pos/logs/device-logs.graphql.ts";
import "#server/platform/pos/mappings/device-mappings.graphql.ts";
import "#server/platform/pos/mappings/register-days.graphql.ts";
import "#server/platform/pos/packages/packages.graphql.ts";
import "#server/platform/printing/logo/logo.graphql.ts";
import "#server/platform/printing/printing.graphql.ts";
import { settingsListeners } from "#server/areas/settings/settings.worker.ts";
import { settingsRoutes } from "#server/areas/settings/settings.routes.ts";
import { sellThroughSchedule } from "#server/areas/backstock/pull-list/pull-list.jobs.ts";
import { pullListWorkers } from "#server/areas/backstock/pull-list/pull-list.worker.ts";
import { transferWorkers } from "#server/areas/backstock/transfers/transfers.worker.ts";
import { checkStoreBillingSchedule } from "#server/areas/billing/billing.jobs.ts";
import { billingRoutes } from "#server/areas/billing/billing.routes.ts";
import { billingListeners, billingWorkers } from "#server/areas/billing/billing.worker.ts";
import { makeEntriesSchedule } from "#server/areas/books/books.jobs.ts";
import { keepPostingSchedule } from "#server/areas/books/posting/posting.jobs.ts";

import { bookListeners, bookWorkers } from "#server/areas/books/books.worker.ts";
import { bouncebackSchedules } from "#server/areas/bounceback/bounceback.jobs.ts";
import { bouncebackListeners, bouncebackWorkers } from "#server/areas/bounceback/bounceback.worker.ts";
import { sellerRoutes } from "#server/areas/buys/sellers/sellers.routes.ts";
import { kioskRoutes } from "#server/areas/buys/kiosk/kiosk.routes.ts";
import { publicCouponRoutes } from "#server/areas/bounceback/public-page/public-page.routes.ts";
import { couponRoutes } from "#server/areas/bounceback/rest/coupons.routes.ts";
import { expireRequestsSchedule, purgeIdNumbersSchedule } from "#server/areas/buys/buys.jobs.ts";
import { buyListeners, buyWorkers } from "#server/areas/buys/buys.worker.ts";
import { deleteClosedDaily } from "#server/areas/company-closing/company-closing.jobs.ts";
import { companyClosingWorkers } from "#server/areas/company-closing/company-closing.worker.ts";
import { companyExportRoutes } from "#server/areas/company-export/company-export.routes.ts";
import { companyExportWorkers } from "#server/areas/company-export/company-export.worker.ts";
import { catchUpSchedule } from "#server/areas/contacts/contacts.jobs.ts";
import { contactsRoutes } from "#server/areas/contacts/contacts.routes.ts";
import { contactsListeners, contactsWorkers } from "#server/areas/contacts/contacts.worker.ts";
import { taskDaySchedule } from "#server/areas/daybook/daybook.jobs.ts";
import { daybookListeners, daybookWorkers } from "#server/areas/daybook/daybook.worker.ts";
import { teamRoutes } from "#server/areas/team/team.routes.ts";
import { clockWorkers } from "#server/areas/clock/clock.worker.ts";
import { borrowSeasonSchedule, pastGoalsSchedule } from "#server/areas/goals/goals.jobs.ts";
import { goalWorkers } from "#server/areas/goals/goals.worker.ts";
import { runAtNightSchedule } from "#server/areas/loyalty/loyalty.jobs.ts";
import { loyaltyListeners, loyaltyWorkers } from "#server/areas/loyalty/loyalty.worker.ts";
import { morningSchedule } from "#server/areas/nightly-mail/nightly-mail.jobs.ts";
import { nightlyMailRoutes } from "#server/areas/nightly-mail/nightly-mail.routes.ts";
import { nightlyMailListeners, nightlyMailWorkers } from "#server/areas/nightly-mail/nightly-mail.worker.ts";
import { keepPollingSchedule } from "#server/areas/orders/orders.jobs.ts";
import { ordersRoutes } from "#server/areas/orders/orders.routes.ts";
import { ordersListeners, ordersWorkers } from "#server/areas/orders/orders.worker.ts";
import { keepReadingSchedule } from "#server/areas/registers/registers.jobs.ts";
import { registersRoutes } from "#server/areas/registers/registers.routes.ts";
import { registersListeners, registersWorkers } from "#server/areas/registers/registers.worker.ts";
import { alertsSchedule, dayCloseSchedule } from "#server/areas/reports/reports.jobs.ts";
import { reportsWorkers } from "#server/areas/reports/reports.worker.ts";
import { keepSyncingSchedule } from "#server/areas/scheduling/scheduling.jobs.ts";
import { schedulingListeners, schedulingWorkers } from "#server/areas/scheduling/scheduling.worker.ts";
import { tendPicturesSchedule } from "#server/areas/texting/pictures/pictures.jobs.ts";
import { textPictureRoutes } from "#server/areas/texting/pictures/pictures.routes.ts";
import { checkRegistrationSchedule } from "#server/areas/texting/registration/registration.jobs.ts";
import { registrationWorkers } from "#server/areas/texting/registration/registration.worker.ts";
import { orderNumberSchedule } from "#server/areas/texting/texting.jobs.ts";
import { textingRoutes } from "#server/areas/texting/texting.routes.ts";
import { textingWorkers } from "#server/areas/texting/texting.worker.ts";
import { historyImportRoutes } from "#server/areas/history-import/history-import.routes.ts";
import { historyImportWorkers } from "#server/areas/history-import/history-import.worker.ts";
import { signUpRoutes } from "#server/areas/sign-up/sign-up.routes.ts";
import { signUpWorkers } from "#server/areas/sign-up/sign-up.worker.ts";
import { tradeInTrainingSchedule } from "#server/areas/training/training.jobs.ts";
import { trainingListeners, trainingWorkers } from "#server/areas/training/training.worker.ts";
import { authRoutes } from "#server/platform/auth/auth.routes.ts";
import { authWorkers } from "#server/platform/auth/auth.worker.ts";
import { emailWorkers } from "#server/platform/emails/emails.worker.ts";
import "#server/platform/backups/backups.graphql.ts";
import { backupWorkers } from "#server/platform/backups/backups.worker.ts";
import { historyYearsDaily, tidyUpDaily } from "#server/platform/housekeeping/housekeeping.jobs.ts";
import { housekeepingWorkers } from "#server/platform/housekeeping/housekeeping.worker.ts";
import { mailboxRoutes } from "#server/areas/mailbox/mailbox.routes.ts";
import { featureRoutes } from "#server/platform/features/features.routes.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";
import type { DailyJob } from "#server/platform/jobs/cron-items.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { packageRoutes } from "#server/platform/pos/packages/packages.routes.ts";
import { posRoutes } from "#server/platform/pos/pos.routes.ts";
import { printingRoutes } from "#server/platform/printing/printing.routes.ts";
import { mappingWorkers } from "#server/platform/pos/mappings/mappings.worker.ts";
import { printingWorkers } from "#server/platform/printing/printing.worker.ts";
import { pusherAuthRoutes } from "#server/platform/realtime/pusher-auth.routes.ts";
import { realtimeAddressRoutes } from "#server/platform/realtime/realtime-address.routes.ts";

export const areaRoutes: readonly Routes[] = [
  authRoutes,
  companyExportRoutes,
  contactsRoutes,
  billingRoutes,
  couponRoutes,
  featureRoutes,
  historyImportRoutes,
  mailboxRoutes,
  nightlyMailRoutes,
  ordersRoutes,
  posRoutes,
  packageRoutes,
  publicCouponRoutes,
  sellerRoutes,
  kioskRoutes,
  printingRoutes,
  pusherAuthRoutes,
  registersRoutes,
  realtimeAddressRoutes,
  settingsRoutes,
  signUpRoutes,
  teamRoutes,
  textingRoutes,
  textPictureRoutes,
];

export const areaWorkers: readonly Worker[] = [
  ...billingWorkers,
  ...bookWorkers,
  ...bouncebackWorkers,
  ...buyWorkers,
  ...companyClosingWorkers,
  ...companyExportWorkers,
  ...contactsWorkers,
  ...daybookWorkers,
  ...goalWorkers,
  ...historyImportWorkers,
  ...loyaltyWorkers,
  ...nightlyMailWorkers,
  ...ordersWorkers,
  ...pullListWorkers,
  ...transferWorkers,
  ...registersWorkers,
  ...reportsWorkers,
  ...schedulingWorkers,
  ...textingWorkers,
  ...trainingWorkers,
  ...registrationWorkers,
  ...authWorkers,
  ...signUpWorkers,
  ...emailWorkers,
  ...housekeepingWorkers,
  ...backupWorkers,
  ...printingWorkers,
  ...mappingWorkers,
  ...clockWorkers,
];

export const dailyJobs: readonly DailyJob[] = [deleteClosedDaily, tidyUpDaily, historyYearsDaily];

/** Handlers for other areas' events. */
export const areaListeners: readonly EventListener[] = [
  ...settingsListeners,
  ...billingListeners,
  ...schedulingListeners,
  ...bouncebackListeners,
  ...bookListeners,
  ...daybookListeners,
  ...buyListeners,
  ...contactsListeners,
  ...nightlyMailListeners,
  ...ordersListeners,
  ...registersListeners,
  ...loyaltyListeners,
  ...trainingListeners,
];

export const areaSchedules: readonly StoreSchedule[] = [
  taskDaySchedule,
  checkStoreBillingSchedule,
  makeEntriesSchedule,
  keepPostingSchedule,
  ...bouncebackSchedules,
  borrowSeasonSchedule,
  pastGoalsSchedule,
  alertsSchedule,
  dayCloseSchedule,
  runAtNightSchedule,
  morningSchedule,
  sellThroughSchedule,
  purgeIdNumbersSchedule,
  expireRequestsSchedule,
  catchUpSchedule,
  keepSyncingSchedule,
  keepReadingSchedule,
  keepPollingSchedule,
  orderNumberSchedule,
  tendPicturesSchedule,
  tradeInTrainingSchedule,
  checkRegistrationSchedule,
];
