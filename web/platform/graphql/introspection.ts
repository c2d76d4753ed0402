// Written by tools/print-introspection.ts from server/app/schema.graphql.
export type introspection_types = {
    'Access': { name: 'Access'; enumValues: 'ALL' | 'MANAGER'; };
    'AccountClassification': { name: 'AccountClassification'; enumValues: 'ASSET' | 'EQUITY' | 'EXPENSE' | 'INCOME' | 'LIABILITY'; };
    'AccountGuess': { kind: 'OBJECT'; name: 'AccountGuess'; fields: {
      'accountId': { name: 'accountId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isSure': { name: 'isSure'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'why': { name: 'why'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'AgainstLastWeek': { kind: 'OBJECT'; name: 'AgainstLastWeek'; fields: {
      'before': { name: 'before'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } };
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'now': { name: 'now'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } }; }; };
    'AllStores': { kind: 'OBJECT'; name: 'AllStores'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'attentionCount': { name: 'attentionCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'comp': { name: 'comp'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'comparedSales': { name: 'comparedSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'comparedStores': { name: 'comparedStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'longestWait': { name: 'longestWait'; type: { kind: 'OBJECT'; name: 'LongestWait'; ofType: null; } };
      'matchCount': { name: 'matchCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'missing': { name: 'missing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'mostUrgent': { name: 'mostUrgent'; type: { kind: 'OBJECT'; name: 'MostUrgentStore'; ofType: null; } };
      'needs': { name: 'needs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'storeCount': { name: 'storeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreNow'; ofType: null; }; }; }; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Attendance': { kind: 'OBJECT'; name: 'Attendance'; fields: {
      'hours': { name: 'hours'; type: { kind: 'OBJECT'; name: 'WorkedHours'; ofType: null; } };
      'isLate': { name: 'isLate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isManager': { name: 'isManager'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'minutesLate': { name: 'minutesLate'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'person': { name: 'person'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; }; } };
      'shifts': { name: 'shifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null; }; }; }; } };
      'since': { name: 'since'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'ENUM'; name: 'DaybookClockState'; ofType: null; } };
      'wasIn': { name: 'wasIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'Backfill': { kind: 'OBJECT'; name: 'Backfill'; fields: {
      'alreadyThere': { name: 'alreadyThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'left': { name: 'left'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'minutesLeft': { name: 'minutesLeft'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'months': { name: 'months'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackfillMonth'; ofType: null; }; }; }; } };
      'perMinute': { name: 'perMinute'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'posted': { name: 'posted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'refused': { name: 'refused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'startedAt': { name: 'startedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'startedBy': { name: 'startedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BackfillState'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BackfillMonth': { kind: 'OBJECT'; name: 'BackfillMonth'; fields: {
      'done': { name: 'done'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'entries': { name: 'entries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'month': { name: 'month'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BackfillPlan': { kind: 'OBJECT'; name: 'BackfillPlan'; fields: {
      'alreadyThere': { name: 'alreadyThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'entries': { name: 'entries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PlannedEntry'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'leftOut': { name: 'leftOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'toSend': { name: 'toSend'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BackfillState': { name: 'BackfillState'; enumValues: 'DONE' | 'DROPPED' | 'RUNNING' | 'STOPPED'; };
    'Backstock': { kind: 'OBJECT'; name: 'Backstock'; fields: {
      'age': { name: 'age'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'archived': { name: 'archived'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'archivedBy': { name: 'archivedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'archivedOn': { name: 'archivedOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'archivedReason': { name: 'archivedReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'binId': { name: 'binId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'binNumber': { name: 'binNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'categoryId': { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'createdBy': { name: 'createdBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'holdUntil': { name: 'holdUntil'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'inventoryDate': { name: 'inventoryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isPacking': { name: 'isPacking'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isTooOld': { name: 'isTooOld'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemCount': { name: 'itemCount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'location': { name: 'location'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'locationId': { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'nextIsTerminal': { name: 'nextIsTerminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'nextLocation': { name: 'nextLocation'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'nextLocationId': { name: 'nextLocationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'season': { name: 'season'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BackstockAgeReport': { kind: 'OBJECT'; name: 'BackstockAgeReport'; fields: {
      'age': { name: 'age'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BackstockAging': { kind: 'OBJECT'; name: 'BackstockAging'; fields: {
      'bands': { name: 'bands'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'rows': { name: 'rows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockAgingRow'; ofType: null; }; }; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockAgingRow'; ofType: null; }; } }; }; };
    'BackstockAgingRow': { kind: 'OBJECT'; name: 'BackstockAgingRow'; fields: {
      'averageAge': { name: 'averageAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categoryId': { name: 'categoryId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'counts': { name: 'counts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'oldest': { name: 'oldest'; type: { kind: 'OBJECT'; name: 'OldestBin'; ofType: null; } }; }; };
    'BackstockBand': { kind: 'OBJECT'; name: 'BackstockBand'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'BackstockBin': { kind: 'OBJECT'; name: 'BackstockBin'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BackstockCategory': { kind: 'OBJECT'; name: 'BackstockCategory'; fields: {
      'ageLimitDays': { name: 'ageLimitDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isArchived': { name: 'isArchived'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsPerBin': { name: 'itemsPerBin'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'targetBins': { name: 'targetBins'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'BackstockCategoryInput': { kind: 'INPUT_OBJECT'; name: 'BackstockCategoryInput'; isOneOf: false; inputFields: [
      { name: 'ageLimitDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'itemsPerBin'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'targetBins'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }]; };
    'BackstockDetail': { kind: 'OBJECT'; name: 'BackstockDetail'; fields: {
      'filling': { name: 'filling'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'history': { name: 'history'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockHistory'; ofType: null; }; }; }; } };
      'older': { name: 'older'; type: { kind: 'OBJECT'; name: 'OlderBin'; ofType: null; } }; }; };
    'BackstockEditInput': { kind: 'INPUT_OBJECT'; name: 'BackstockEditInput'; isOneOf: false; inputFields: [
      { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'inventoryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'isPacking'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'itemCount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'season'; type: { kind: 'ENUM'; name: 'Season'; ofType: null; }; defaultValue: null },
      { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null }]; };
    'BackstockHistory': { kind: 'OBJECT'; name: 'BackstockHistory'; fields: {
      'action': { name: 'action'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BackstockHistoryAction'; ofType: null; }; } };
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'binId': { name: 'binId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'by': { name: 'by'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'changed': { name: 'changed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'fromLocation': { name: 'fromLocation'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'setId': { name: 'setId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'toLocation': { name: 'toLocation'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'undoes': { name: 'undoes'; type: { kind: 'ENUM'; name: 'BackstockHistoryAction'; ofType: null; } };
      'undoneAt': { name: 'undoneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'BackstockHistoryAction': { name: 'BackstockHistoryAction'; enumValues: 'ADDED' | 'EDITED' | 'MOVED' | 'PULLED' | 'REMOVED' | 'UNDONE'; };
    'BackstockHistoryTotals': { kind: 'OBJECT'; name: 'BackstockHistoryTotals'; fields: {
      'added': { name: 'added'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'pulled': { name: 'pulled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'removed': { name: 'removed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BackstockHome': { kind: 'OBJECT'; name: 'BackstockHome'; fields: {
      'addedToday': { name: 'addedToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'bands': { name: 'bands'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockBand'; ofType: null; }; }; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HomeCategory'; ofType: null; }; }; }; } };
      'empty': { name: 'empty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'filled': { name: 'filled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'isScanFast': { name: 'isScanFast'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'locations': { name: 'locations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HomeLocation'; ofType: null; }; }; }; } };
      'prefix': { name: 'prefix'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pulledToday': { name: 'pulledToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BackstockLocation': { kind: 'OBJECT'; name: 'BackstockLocation'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isDefault': { name: 'isDefault'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isPickList': { name: 'isPickList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isTerminal': { name: 'isTerminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'nextLocationId': { name: 'nextLocationId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reachesTerminal': { name: 'reachesTerminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'BackstockLocationInput': { kind: 'INPUT_OBJECT'; name: 'BackstockLocationInput'; isOneOf: false; inputFields: [
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isDefault'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'isPickList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'nextLocationId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null }]; };
    'BackstockReport': { kind: 'OBJECT'; name: 'BackstockReport'; fields: {
      'age': { name: 'age'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'ages': { name: 'ages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockAgeReport'; ofType: null; }; }; }; } };
      'averageAge': { name: 'averageAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categoryId': { name: 'categoryId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BackstockSection': { kind: 'OBJECT'; name: 'BackstockSection'; fields: {
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SectionCategory'; ofType: null; }; }; }; } };
      'codes': { name: 'codes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BackstockSectionInput': { kind: 'INPUT_OBJECT'; name: 'BackstockSectionInput'; isOneOf: false; inputFields: [
      { name: 'categoryIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'codes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'BackstockSettings': { kind: 'OBJECT'; name: 'BackstockSettings'; fields: {
      'ageBands': { name: 'ageBands'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'ageLimitDays': { name: 'ageLimitDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'binPrefix': { name: 'binPrefix'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isScanFast': { name: 'isScanFast'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'pullWindowDays': { name: 'pullWindowDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'seasons': { name: 'seasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonCalendar'; ofType: null; }; } }; }; };
    'BackstockSettingsChanges': { kind: 'INPUT_OBJECT'; name: 'BackstockSettingsChanges'; isOneOf: false; inputFields: [
      { name: 'ageBands'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; defaultValue: null },
      { name: 'ageLimitDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'binPrefix'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'isScanFast'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'pullWindowDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'seasons'; type: { kind: 'INPUT_OBJECT'; name: 'SeasonCalendarInput'; ofType: null; }; defaultValue: null }]; };
    'BackupState': { kind: 'OBJECT'; name: 'BackupState'; fields: {
      'isNightly': { name: 'isNightly'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastBytes': { name: 'lastBytes'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } };
      'lastMadeAt': { name: 'lastMadeAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'Billing': { kind: 'OBJECT'; name: 'Billing'; fields: {
      'billableCount': { name: 'billableCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'invoices': { name: 'invoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingInvoice'; ofType: null; }; }; }; } };
      'isOffered': { name: 'isOffered'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isSetupWaiting': { name: 'isSetupWaiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isWaiting': { name: 'isWaiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'method': { name: 'method'; type: { kind: 'OBJECT'; name: 'BillingMethod'; ofType: null; } };
      'monthCents': { name: 'monthCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'plans': { name: 'plans'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BillingPlan'; ofType: null; }; }; }; } };
      'termsVersion': { name: 'termsVersion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BillingInvoice': { kind: 'OBJECT'; name: 'BillingInvoice'; fields: {
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'discountCents': { name: 'discountCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isTried': { name: 'isTried'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'nextTryAt': { name: 'nextTryAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'paidAt': { name: 'paidAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'totalCents': { name: 'totalCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BillingMethod': { kind: 'OBJECT'; name: 'BillingMethod'; fields: {
      'brand': { name: 'brand'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'expiresMonth': { name: 'expiresMonth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'expiresYear': { name: 'expiresYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'last4': { name: 'last4'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BillingPlan': { kind: 'OBJECT'; name: 'BillingPlan'; fields: {
      'daysPastDue': { name: 'daysPastDue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'endsAt': { name: 'endsAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'grandOpeningOn': { name: 'grandOpeningOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'nextChargeAt': { name: 'nextChargeAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'nextChargeCents': { name: 'nextChargeCents'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'priceCents': { name: 'priceCents'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BillingPlanState'; ofType: null; }; } };
      'step': { name: 'step'; type: { kind: 'ENUM'; name: 'BillingStep'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'timeZone': { name: 'timeZone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BillingPlanState': { name: 'BillingPlanState'; enumValues: 'ASKS' | 'ENDED' | 'ENDING' | 'FREE' | 'NONE' | 'PAID' | 'STARTING' | 'UNPAID' | 'WAITING'; };
    'BillingStep': { name: 'BillingStep'; enumValues: 'BANNER' | 'LOCKED' | 'READ_ONLY'; };
    'Bin': { kind: 'OBJECT'; name: 'Bin'; fields: {
      'contents': { name: 'contents'; type: { kind: 'OBJECT'; name: 'BinContents'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isDeleted': { name: 'isDeleted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isFilled': { name: 'isFilled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isRetired': { name: 'isRetired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BinBatch': { kind: 'OBJECT'; name: 'BinBatch'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bin'; ofType: null; }; }; }; } };
      'created': { name: 'created'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'existed': { name: 'existed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'numbers': { name: 'numbers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BinContents': { kind: 'OBJECT'; name: 'BinContents'; fields: {
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'categoryId': { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'inventoryDate': { name: 'inventoryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'locationId': { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'locationName': { name: 'locationName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BinFillInput': { kind: 'INPUT_OBJECT'; name: 'BinFillInput'; isOneOf: false; inputFields: [
      { name: 'binId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'emptiesId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'heldNumbers'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'inventoryDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'isDespiteHold'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'isPacking'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'itemCount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'season'; type: { kind: 'ENUM'; name: 'Season'; ofType: null; }; defaultValue: null },
      { name: 'setId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null }]; };
    'BinImportReport': { kind: 'OBJECT'; name: 'BinImportReport'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'existing': { name: 'existing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'fillings': { name: 'fillings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'isDryRun': { name: 'isDryRun'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'newCategories': { name: 'newCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'refused': { name: 'refused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RefusedLine'; ofType: null; }; }; }; } }; }; };
    'BinOverview': { kind: 'OBJECT'; name: 'BinOverview'; fields: {
      'empty': { name: 'empty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'filled': { name: 'filled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'nextNumber': { name: 'nextNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'retired': { name: 'retired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BinToPack': { kind: 'OBJECT'; name: 'BinToPack'; fields: {
      'backstockId': { name: 'backstockId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } }; }; };
    'BinToSend': { kind: 'OBJECT'; name: 'BinToSend'; fields: {
      'ageDays': { name: 'ageDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'locationName': { name: 'locationName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BinTransfer': { kind: 'OBJECT'; name: 'BinTransfer'; fields: {
      'backstockId': { name: 'backstockId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'binNumber': { name: 'binNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'endedBy': { name: 'endedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'inventoryDate': { name: 'inventoryDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isOutgoing': { name: 'isOutgoing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'otherStore': { name: 'otherStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'otherStoreId': { name: 'otherStoreId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'season': { name: 'season'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'sentAt': { name: 'sentAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'sentBy': { name: 'sentBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BinTransferStatus'; ofType: null; }; } }; }; };
    'BinTransferStatus': { name: 'BinTransferStatus'; enumValues: 'ARRIVED' | 'CANCELLED' | 'IN_TRANSIT'; };
    'BinTransfers': { kind: 'OBJECT'; name: 'BinTransfers'; fields: {
      'sisterStores': { name: 'sisterStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SisterStore'; ofType: null; }; }; }; } };
      'transfers': { name: 'transfers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinTransfer'; ofType: null; }; }; }; } }; }; };
    'BirthDate': unknown;
    'BookSeller': { kind: 'OBJECT'; name: 'BookSeller'; fields: {
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'itemsOffered': { name: 'itemsOffered'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lastVisitOn': { name: 'lastVisitOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'spentAfter': { name: 'spentAfter'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'trade': { name: 'trade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'usualGapDays': { name: 'usualGapDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'visits': { name: 'visits'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Bookkeeping': { kind: 'OBJECT'; name: 'Bookkeeping'; fields: {
      'accounts': { name: 'accounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BooksAccount'; ofType: null; }; }; }; } };
      'backfill': { name: 'backfill'; type: { kind: 'OBJECT'; name: 'Backfill'; ofType: null; } };
      'classes': { name: 'classes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BooksClass'; ofType: null; }; }; }; } };
      'counts': { name: 'counts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PostingCounts'; ofType: null; }; } };
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'isMapped': { name: 'isMapped'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MappedLine'; ofType: null; }; }; }; } };
      'problems': { name: 'problems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Posting'; ofType: null; }; }; }; } };
      'sampleDate': { name: 'sampleDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'settings': { name: 'settings'; type: { kind: 'OBJECT'; name: 'PostingSettings'; ofType: null; } };
      'usesClasses': { name: 'usesClasses'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } }; }; };
    'BooksAccount': { kind: 'OBJECT'; name: 'BooksAccount'; fields: {
      'classification': { name: 'classification'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AccountClassification'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isPostable': { name: 'isPostable'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BooksClass': { kind: 'OBJECT'; name: 'BooksClass'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Boolean': unknown;
    'BorrowedSeason': { kind: 'OBJECT'; name: 'BorrowedSeason'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonDay'; ofType: null; }; }; }; } };
      'sisters': { name: 'sisters'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'until': { name: 'until'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BouncebackBasis': { name: 'BouncebackBasis'; enumValues: 'ISSUED' | 'REDEEMED'; };
    'BouncebackCampaignFigures': { kind: 'OBJECT'; name: 'BouncebackCampaignFigures'; fields: {
      'campaignId': { name: 'campaignId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'earnEndOn': { name: 'earnEndOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'earnStartOn': { name: 'earnStartOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'figures': { name: 'figures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFigures'; ofType: null; }; } };
      'isSister': { name: 'isSister'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'redeemEndOn': { name: 'redeemEndOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'redeemStartOn': { name: 'redeemStartOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'storeName': { name: 'storeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BouncebackFigures': { kind: 'OBJECT'; name: 'BouncebackFigures'; fields: {
      'averageTicket': { name: 'averageTicket'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponSales': { name: 'couponSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'customers': { name: 'customers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'discount': { name: 'discount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'expired': { name: 'expired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'issued': { name: 'issued'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'leaked': { name: 'leaked'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'leakedAmount': { name: 'leakedAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'lift': { name: 'lift'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'openLiability': { name: 'openLiability'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'ownerless': { name: 'ownerless'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'pending': { name: 'pending'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'printPending': { name: 'printPending'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'printed': { name: 'printed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'redeemable': { name: 'redeemable'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'redeemed': { name: 'redeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'redeemedElsewhere': { name: 'redeemedElsewhere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'redemptionPct': { name: 'redemptionPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'remindersSent': { name: 'remindersSent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reprints': { name: 'reprints'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'storeTicket': { name: 'storeTicket'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'texted': { name: 'texted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'voided': { name: 'voided'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BouncebackFile': { kind: 'OBJECT'; name: 'BouncebackFile'; fields: {
      'csv': { name: 'csv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fileName': { name: 'fileName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BouncebackReport': { kind: 'OBJECT'; name: 'BouncebackReport'; fields: {
      'campaigns': { name: 'campaigns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackCampaignFigures'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'sisters': { name: 'sisters'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackCampaignFigures'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFigures'; ofType: null; }; } };
      'weeks': { name: 'weeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackWeek'; ofType: null; }; }; }; } }; }; };
    'BouncebackSettingChanges': { kind: 'INPUT_OBJECT'; name: 'BouncebackSettingChanges'; isOneOf: false; inputFields: [
      { name: 'earnsOnRedemption'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'mostPerSale'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'onReturn'; type: { kind: 'ENUM'; name: 'CouponReturnRule'; ofType: null; }; defaultValue: null }]; };
    'BouncebackSettings': { kind: 'OBJECT'; name: 'BouncebackSettings'; fields: {
      'earnsOnRedemption': { name: 'earnsOnRedemption'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'mostPerSale': { name: 'mostPerSale'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'offlineMost': { name: 'offlineMost'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'onReturn': { name: 'onReturn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponReturnRule'; ofType: null; }; } };
      'storeNames': { name: 'storeNames'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'BouncebackStoreFigures': { kind: 'OBJECT'; name: 'BouncebackStoreFigures'; fields: {
      'figures': { name: 'figures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFigures'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'storeName': { name: 'storeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BouncebackStores': { kind: 'OBJECT'; name: 'BouncebackStores'; fields: {
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackStoreFigures'; ofType: null; }; }; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFigures'; ofType: null; }; } }; }; };
    'BouncebackWeek': { kind: 'OBJECT'; name: 'BouncebackWeek'; fields: {
      'averageTicket': { name: 'averageTicket'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponSales': { name: 'couponSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'discount': { name: 'discount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'issued': { name: 'issued'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lift': { name: 'lift'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'redeemed': { name: 'redeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BrandKind': { name: 'BrandKind'; enumValues: 'KIDS' | 'MUSIC' | 'OTHER' | 'SPORTS' | 'TEEN' | 'WOMEN'; };
    'BusinessDate': unknown;
    'Buy': { kind: 'OBJECT'; name: 'Buy'; fields: {
      'bags': { name: 'bags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'boxes': { name: 'boxes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'callTimes': { name: 'callTimes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; }; }; } };
      'cashOffer': { name: 'cashOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'checkedInAt': { name: 'checkedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'checkedInBy': { name: 'checkedInBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'completedAt': { name: 'completedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'completedBy': { name: 'completedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'containerTags': { name: 'containerTags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'customer': { name: 'customer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'firstNotifiedAt': { name: 'firstNotifiedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'guardianNote': { name: 'guardianNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'idType': { name: 'idType'; type: { kind: 'ENUM'; name: 'IdType'; ofType: null; } };
      'isDropOff': { name: 'isDropOff'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsPassed': { name: 'itemsPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'location': { name: 'location'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'others': { name: 'others'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'outcome': { name: 'outcome'; type: { kind: 'ENUM'; name: 'BuyOutcome'; ofType: null; } };
      'overriddenBy': { name: 'overriddenBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'payout': { name: 'payout'; type: { kind: 'ENUM'; name: 'BuyPayout'; ofType: null; } };
      'posBuyId': { name: 'posBuyId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posCompletedAt': { name: 'posCompletedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'posFailure': { name: 'posFailure'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posReadyAt': { name: 'posReadyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'posSync': { name: 'posSync'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyPosSync'; ofType: null; }; } };
      'promisedAt': { name: 'promisedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'readyAt': { name: 'readyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sellerAnsweredAt': { name: 'sellerAnsweredAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sellerPageUrl': { name: 'sellerPageUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'sellerPlan': { name: 'sellerPlan'; type: { kind: 'ENUM'; name: 'SellerPlan'; ofType: null; } };
      'sellerReturnsAt': { name: 'sellerReturnsAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'signature': { name: 'signature'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuySignature'; ofType: null; }; } };
      'signedAt': { name: 'signedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sortStartedAt': { name: 'sortStartedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sortedBy': { name: 'sortedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuySource'; ofType: null; }; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyStage'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyStatus'; ofType: null; }; } };
      'tradeOffer': { name: 'tradeOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'waitMinutes': { name: 'waitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'BuyDaySoFar': { kind: 'OBJECT'; name: 'BuyDaySoFar'; fields: {
      'averageWaitMinutes': { name: 'averageWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'completeCount': { name: 'completeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'onTimeCount': { name: 'onTimeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'promisedCount': { name: 'promisedCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BuyDesk': { kind: 'OBJECT'; name: 'BuyDesk'; fields: {
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeskBuy'; ofType: null; }; }; }; } };
      'openCount': { name: 'openCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'registerBuys': { name: 'registerBuys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterBuy'; ofType: null; }; }; }; } };
      'requestCount': { name: 'requestCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'soFar': { name: 'soFar'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyDaySoFar'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'unsentCount': { name: 'unsentCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'weekPromises': { name: 'weekPromises'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PromisesKept'; ofType: null; }; } }; }; };
    'BuyDetail': { kind: 'OBJECT'; name: 'BuyDetail'; fields: {
      'bringBackOn': { name: 'bringBackOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'buy': { name: 'buy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'newCustomerCode': { name: 'newCustomerCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'policyText': { name: 'policyText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'posCustomerId': { name: 'posCustomerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'reasons': { name: 'reasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyReasonCount'; ofType: null; }; }; }; } };
      'signaturePath': { name: 'signaturePath'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'texts': { name: 'texts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyText'; ofType: null; }; }; }; } }; }; };
    'BuyEstimate': { kind: 'OBJECT'; name: 'BuyEstimate'; fields: {
      'buysAhead': { name: 'buysAhead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'containersAhead': { name: 'containersAhead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'fromMinutes': { name: 'fromMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sorters': { name: 'sorters'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'toMinutes': { name: 'toMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BuyLogDetail': { kind: 'OBJECT'; name: 'BuyLogDetail'; fields: {
      'buy': { name: 'buy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogEntry'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogPiece'; ofType: null; }; }; }; } }; }; };
    'BuyLogEntry': { kind: 'OBJECT'; name: 'BuyLogEntry'; fields: {
      'bags': { name: 'bags'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'bins': { name: 'bins'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'boxes': { name: 'boxes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'cashOffer': { name: 'cashOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'checkedInAt': { name: 'checkedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'checkedInBy': { name: 'checkedInBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'completedAt': { name: 'completedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'completedBy': { name: 'completedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'firstCalledAt': { name: 'firstCalledAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'firstTextAt': { name: 'firstTextAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'hasId': { name: 'hasId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isDropOff': { name: 'isDropOff'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOptedOut': { name: 'isOptedOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOwn': { name: 'isOwn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isWaitLong': { name: 'isWaitLong'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsOffered': { name: 'itemsOffered'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'offer': { name: 'offer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'others': { name: 'others'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'payout': { name: 'payout'; type: { kind: 'ENUM'; name: 'BuyLogPayout'; ofType: null; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posBuyId': { name: 'posBuyId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posState': { name: 'posState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyLogPosState'; ofType: null; }; } };
      'readyAt': { name: 'readyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'reasons': { name: 'reasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogReason'; ofType: null; }; }; }; } };
      'sortSeconds': { name: 'sortSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'sortedBy': { name: 'sortedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'source': { name: 'source'; type: { kind: 'ENUM'; name: 'BuySource'; ofType: null; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyStage'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyLogStatus'; ofType: null; }; } };
      'takePct': { name: 'takePct'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'topPassReason': { name: 'topPassReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'tradeOffer': { name: 'tradeOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'waitSeconds': { name: 'waitSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'BuyLogPayout': { name: 'BuyLogPayout'; enumValues: 'BOTH' | 'CASH' | 'CHECK' | 'DIGITAL' | 'TRADE'; };
    'BuyLogPerson': { kind: 'OBJECT'; name: 'BuyLogPerson'; fields: {
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyLogPiece': { kind: 'OBJECT'; name: 'BuyLogPiece'; fields: {
      'brand': { name: 'brand'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'cost': { name: 'cost'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isTaken': { name: 'isTaken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'line': { name: 'line'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'passReason': { name: 'passReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'size': { name: 'size'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'BuyLogPosState': { name: 'BuyLogPosState'; enumValues: 'BY_HAND' | 'FAILED' | 'LINKED' | 'NOT_SENT' | 'REGISTER' | 'SENDING' | 'UNKNOWN'; };
    'BuyLogReason': { kind: 'OBJECT'; name: 'BuyLogReason'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyReasonKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyLogStatus': { name: 'BuyLogStatus'; enumValues: 'BOUGHT' | 'CANCELED' | 'DECLINED' | 'DONATED' | 'OPEN' | 'PASSED'; };
    'BuyLogTotals': { kind: 'OBJECT'; name: 'BuyLogTotals'; fields: {
      'averageBuy': { name: 'averageBuy'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'averageSort': { name: 'averageSort'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'averageWait': { name: 'averageWait'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'bought': { name: 'bought'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'cash': { name: 'cash'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'containers': { name: 'containers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'declined': { name: 'declined'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'dropOffs': { name: 'dropOffs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'itemsOffered': { name: 'itemsOffered'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'medianWait': { name: 'medianWait'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'open': { name: 'open'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'passed': { name: 'passed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'takePct': { name: 'takePct'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'texted': { name: 'texted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'trade': { name: 'trade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'BuyMatch': { kind: 'OBJECT'; name: 'BuyMatch'; fields: {
      'basis': { name: 'basis'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyMatchBasis'; ofType: null; }; } };
      'buyId': { name: 'buyId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'customerName': { name: 'customerName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'posBuyId': { name: 'posBuyId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'posCheckedInAt': { name: 'posCheckedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'posCustomerName': { name: 'posCustomerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posNumber': { name: 'posNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyMatchBasis': { name: 'BuyMatchBasis'; enumValues: 'CUSTOMER' | 'TIME'; };
    'BuyMessage': { kind: 'OBJECT'; name: 'BuyMessage'; fields: {
      'autoReply': { name: 'autoReply'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isAutomatic': { name: 'isAutomatic'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isDefault': { name: 'isDefault'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyMessageKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyMessageInput': { kind: 'INPUT_OBJECT'; name: 'BuyMessageInput'; isOneOf: false; inputFields: [
      { name: 'autoReply'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isAutomatic'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'isDefault'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyMessageKind'; ofType: null; }; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'BuyMessageKind': { name: 'BuyMessageKind'; enumValues: 'BRING_BACK' | 'CHECKED_IN' | 'CUSTOM' | 'DROP_OFF' | 'LAST_CALL' | 'LATER' | 'QUESTION' | 'READY' | 'REMINDER'; };
    'BuyOutcome': { name: 'BuyOutcome'; enumValues: 'BOUGHT_ALL' | 'BOUGHT_SOME' | 'CANCELLED' | 'DECLINED_OFFER' | 'LEFT_ITEMS_DONATED' | 'PASSED_ALL'; };
    'BuyPaperKind': { name: 'BuyPaperKind'; enumValues: 'BOTH' | 'TAGS' | 'TICKET'; };
    'BuyPayout': { name: 'BuyPayout'; enumValues: 'CASH' | 'CHECK' | 'CREDIT' | 'DIGITAL'; };
    'BuyPile': { kind: 'INPUT_OBJECT'; name: 'BuyPile'; isOneOf: false; inputFields: [
      { name: 'bags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'boxes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'containerTags'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'isDropOff'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'location'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'notes'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'others'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'promisedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; defaultValue: null }]; };
    'BuyPolicy': { kind: 'OBJECT'; name: 'BuyPolicy'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'BuyPosSync': { name: 'BuyPosSync'; enumValues: 'BY_HAND' | 'FAILED' | 'LINKED' | 'NOT_SENT' | 'SENDING' | 'UNKNOWN'; };
    'BuyReason': { kind: 'OBJECT'; name: 'BuyReason'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isSeasonal': { name: 'isSeasonal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyReasonKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyReasonCount': { kind: 'OBJECT'; name: 'BuyReasonCount'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyReasonKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reasonId': { name: 'reasonId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'BuyReasonCountInput': { kind: 'INPUT_OBJECT'; name: 'BuyReasonCountInput'; isOneOf: false; inputFields: [
      { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'reasonId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null }]; };
    'BuyReasonInput': { kind: 'INPUT_OBJECT'; name: 'BuyReasonInput'; isOneOf: false; inputFields: [
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isSeasonal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'BuyReasonKind': { name: 'BuyReasonKind'; enumValues: 'PASS' | 'TAKE'; };
    'BuySettingChanges': { kind: 'INPUT_OBJECT'; name: 'BuySettingChanges'; isOneOf: false; inputFields: [
      { name: 'abandonAfterDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'closedWords'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'customerCodeRule'; type: { kind: 'ENUM'; name: 'CustomerCodeRule'; ofType: null; }; defaultValue: null },
      { name: 'drawerCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'dropOffEveryMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'dropOffsPerHour'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'idRetention'; type: { kind: 'ENUM'; name: 'IdRetention'; ofType: null; }; defaultValue: null },
      { name: 'minimumAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'mostDropOffs'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'mostSupplyWeeks'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'requiresEmail'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'requiresIdNumber'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'requiresPosCode'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'signsOnPaper'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'takesRequests'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null }]; };
    'BuySettings': { kind: 'OBJECT'; name: 'BuySettings'; fields: {
      'abandonAfterDays': { name: 'abandonAfterDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'checkInUrl': { name: 'checkInUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'closedWords': { name: 'closedWords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'customerCodeRule': { name: 'customerCodeRule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerCodeRule'; ofType: null; }; } };
      'drawerCash': { name: 'drawerCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'dropOffEveryMinutes': { name: 'dropOffEveryMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'dropOffsPerHour': { name: 'dropOffsPerHour'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'idRetention': { name: 'idRetention'; type: { kind: 'ENUM'; name: 'IdRetention'; ofType: null; } };
      'minimumAge': { name: 'minimumAge'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'mostDropOffs': { name: 'mostDropOffs'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'mostSupplyWeeks': { name: 'mostSupplyWeeks'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'requiresEmail': { name: 'requiresEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'requiresIdNumber': { name: 'requiresIdNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'requiresPosCode': { name: 'requiresPosCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'signsOnPaper': { name: 'signsOnPaper'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'takesRequests': { name: 'takesRequests'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'BuySignature': { name: 'BuySignature'; enumValues: 'NONE' | 'PAPER' | 'SCREEN'; };
    'BuySource': { name: 'BuySource'; enumValues: 'COUNTER' | 'DROP_OFF' | 'KIOSK' | 'ONLINE'; };
    'BuyStage': { name: 'BuyStage'; enumValues: 'COMPLETE' | 'NOTIFIED' | 'READY' | 'SORTING' | 'WAITING'; };
    'BuyStatus': { name: 'BuyStatus'; enumValues: 'COMPLETE' | 'OPEN'; };
    'BuyText': { kind: 'OBJECT'; name: 'BuyText'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'blockCode': { name: 'blockCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'failureReason': { name: 'failureReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyTextKind'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyTextDraft': { kind: 'OBJECT'; name: 'BuyTextDraft'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyMessageKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'BuyTextKind': { name: 'BuyTextKind'; enumValues: 'AUTO_REPLY' | 'BRING_BACK' | 'CHECKED_IN' | 'CUSTOM' | 'DROP_OFF' | 'LAST_CALL' | 'LATER' | 'QUESTION' | 'READY' | 'REMINDER'; };
    'BuyTotals': { kind: 'OBJECT'; name: 'BuyTotals'; fields: {
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'itemsBought': { name: 'itemsBought'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'BuyerCraft': { kind: 'OBJECT'; name: 'BuyerCraft'; fields: {
      'agreement': { name: 'agreement'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftAgreement'; ofType: null; }; }; }; } };
      'buyers': { name: 'buyers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftName'; ofType: null; }; }; }; } };
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftName'; ofType: null; }; }; }; } };
      'comparisons': { name: 'comparisons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftComparison'; ofType: null; }; }; }; } };
      'declined': { name: 'declined'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftOfferBand'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'source': { name: 'source'; type: { kind: 'ENUM'; name: 'CraftSource'; ofType: null; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'yearFrom': { name: 'yearFrom'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BuyingGoalDays': { kind: 'OBJECT'; name: 'BuyingGoalDays'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'BuyingGoalSum': { kind: 'OBJECT'; name: 'BuyingGoalSum'; fields: {
      'aheadDaily': { name: 'aheadDaily'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'costPct': { name: 'costPct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'dailyNeed': { name: 'dailyNeed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'sold': { name: 'sold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'weekdayPct': { name: 'weekdayPct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'BuyingGuard': { kind: 'OBJECT'; name: 'BuyingGuard'; fields: {
      'cash': { name: 'cash'; type: { kind: 'OBJECT'; name: 'DrawerCash'; ofType: null; } };
      'full': { name: 'full'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FullSupply'; ofType: null; }; }; }; } };
      'mostWeeks': { name: 'mostWeeks'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'CalendarEvent': { kind: 'OBJECT'; name: 'CalendarEvent'; fields: {
      'endsOn': { name: 'endsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isPromotion': { name: 'isPromotion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CalendarEventInput': { kind: 'INPUT_OBJECT'; name: 'CalendarEventInput'; isOneOf: false; inputFields: [
      { name: 'endsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isPromotion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'CategoryBuyingGoal': { kind: 'OBJECT'; name: 'CategoryBuyingGoal'; fields: {
      'averageCost': { name: 'averageCost'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'averagePrice': { name: 'averagePrice'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'forecast': { name: 'forecast'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'gapCents': { name: 'gapCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'gapItems': { name: 'gapItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'neededItems': { name: 'neededItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sellItems': { name: 'sellItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sellThroughPct': { name: 'sellThroughPct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'supplyItems': { name: 'supplyItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'supplyWeeks': { name: 'supplyWeeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'todayCents': { name: 'todayCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'todayItems': { name: 'todayItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CheckInStart': { kind: 'OBJECT'; name: 'CheckInStart'; fields: {
      'isLinked': { name: 'isLinked'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'posName': { name: 'posName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'slipDeviceIds': { name: 'slipDeviceIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; }; } };
      'takesCheckIns': { name: 'takesCheckIns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'CheckedRack': { kind: 'OBJECT'; name: 'CheckedRack'; fields: {
      'fullness': { name: 'fullness'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'sectionId': { name: 'sectionId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } }; }; };
    'CheckinRequest': { kind: 'OBJECT'; name: 'CheckinRequest'; fields: {
      'buyId': { name: 'buyId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'cancelReason': { name: 'cancelReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'containers': { name: 'containers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'dropOffAt': { name: 'dropOffAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'firstName': { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isDropOff': { name: 'isDropOff'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastName': { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'lockedBy': { name: 'lockedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lockedById': { name: 'lockedById'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'lockedUntil': { name: 'lockedUntil'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'mobile': { name: 'mobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'saysYesToEmail': { name: 'saysYesToEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'saysYesToTexts': { name: 'saysYesToTexts'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CheckinRequestStatus'; ofType: null; }; } }; }; };
    'CheckinRequestInput': { kind: 'INPUT_OBJECT'; name: 'CheckinRequestInput'; isOneOf: false; inputFields: [
      { name: 'containers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'isDropOff'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'mobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'CheckinRequestStatus': { name: 'CheckinRequestStatus'; enumValues: 'BEING_CHECKED_IN' | 'CANCELLED' | 'CONVERTED' | 'EXPIRED' | 'NEW'; };
    'ChosenContactList': { kind: 'OBJECT'; name: 'ChosenContactList'; fields: {
      'asksAgain': { name: 'asksAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'chosenAt': { name: 'chosenAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'hasCoupons': { name: 'hasCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasMobile': { name: 'hasMobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasSellers': { name: 'hasSellers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasShoppers': { name: 'hasShoppers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isRead': { name: 'isRead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'listId': { name: 'listId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'listName': { name: 'listName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ClockOutSuggestion': { kind: 'OBJECT'; name: 'ClockOutSuggestion'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'basis': { name: 'basis'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'ClockSource': { name: 'ClockSource'; enumValues: 'APP' | 'PROVIDER'; };
    'ClockState': { name: 'ClockState'; enumValues: 'IN' | 'ON_BREAK' | 'OUT'; };
    'CompExclusion': { kind: 'OBJECT'; name: 'CompExclusion'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CompanyClosing': { kind: 'OBJECT'; name: 'CompanyClosing'; fields: {
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'deleteAt': { name: 'deleteAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CompanyExport': { kind: 'OBJECT'; name: 'CompanyExport'; fields: {
      'bytes': { name: 'bytes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'finishedAt': { name: 'finishedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'requestedAt': { name: 'requestedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'rowsWritten': { name: 'rowsWritten'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'tablesCount': { name: 'tablesCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'tablesDone': { name: 'tablesDone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CompareMeasure': { name: 'CompareMeasure'; enumValues: 'LABOR' | 'LAST_YEAR' | 'TICKET' | 'WAIT'; };
    'CompareStanding': { name: 'CompareStanding'; enumValues: 'ABOVE' | 'BELOW' | 'INSIDE'; };
    'ComparedDay': { kind: 'OBJECT'; name: 'ComparedDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'part': { name: 'part'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'whole': { name: 'whole'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ComparedStore': { kind: 'OBJECT'; name: 'ComparedStore'; fields: {
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'isCompared': { name: 'isCompared'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'ComparedTotals': { kind: 'OBJECT'; name: 'ComparedTotals'; fields: {
      'buyCash': { name: 'buyCash'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'customers': { name: 'customers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'returns': { name: 'returns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'ComparedValue': { kind: 'OBJECT'; name: 'ComparedValue'; fields: {
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ComparedDay'; ofType: null; }; }; }; } };
      'isWeak': { name: 'isWeak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'standing': { name: 'standing'; type: { kind: 'ENUM'; name: 'CompareStanding'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'Comparison': { kind: 'OBJECT'; name: 'Comparison'; fields: {
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'excludedDays': { name: 'excludedDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'ComparisonReason': { name: 'ComparisonReason'; enumValues: 'BESIDE_HOLIDAY' | 'CHOSEN' | 'PAIRED' | 'WEEKDAY'; };
    'ComparisonSource': { name: 'ComparisonSource'; enumValues: 'BORROWED' | 'EQUIVALENT' | 'NEIGHBOR_WEEKS' | 'NONE' | 'WEEKDAY_AVERAGE'; };
    'CompletionBasis': { name: 'CompletionBasis'; enumValues: 'ALL' | 'MUST_DO'; };
    'ContactList': { kind: 'OBJECT'; name: 'ContactList'; fields: {
      'figures': { name: 'figures'; type: { kind: 'OBJECT'; name: 'ContactListFigures'; ofType: null; } };
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'list': { name: 'list'; type: { kind: 'OBJECT'; name: 'ChosenContactList'; ofType: null; } };
      'refused': { name: 'refused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RefusedContact'; ofType: null; }; }; }; } };
      'run': { name: 'run'; type: { kind: 'OBJECT'; name: 'FirstPush'; ofType: null; } }; }; };
    'ContactListChoice': { kind: 'OBJECT'; name: 'ContactListChoice'; fields: {
      'asksAgain': { name: 'asksAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'ContactListChoiceInput': { kind: 'INPUT_OBJECT'; name: 'ContactListChoiceInput'; isOneOf: false; inputFields: [
      { name: 'hasCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'hasMobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'hasSellers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'hasShoppers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'listId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; defaultValue: null },
      { name: 'months'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'runId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null }]; };
    'ContactListFigures': { kind: 'OBJECT'; name: 'ContactListFigures'; fields: {
      'addedToday': { name: 'addedToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'changedToday': { name: 'changedToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'left': { name: 'left'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'notAgreedToday': { name: 'notAgreedToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'onList': { name: 'onList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'refused': { name: 'refused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'ContactsReturnedField': { kind: 'INPUT_OBJECT'; name: 'ContactsReturnedField'; isOneOf: false; inputFields: [
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'CorrectedGoal': { kind: 'OBJECT'; name: 'CorrectedGoal'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CountMeasure': { kind: 'OBJECT'; name: 'CountMeasure'; fields: {
      'actual': { name: 'actual'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'percent': { name: 'percent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'target': { name: 'target'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'Country': { name: 'Country'; enumValues: 'CA' | 'US'; };
    'Coupon': { kind: 'OBJECT'; name: 'Coupon'; fields: {
      'batchId': { name: 'batchId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'batchSize': { name: 'batchSize'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'batchUnused': { name: 'batchUnused'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'block': { name: 'block'; type: { kind: 'OBJECT'; name: 'CouponBlock'; ofType: null; } };
      'campaign': { name: 'campaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaignName'; ofType: null; }; } };
      'canRedeem': { name: 'canRedeem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'cellphone': { name: 'cellphone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'deliveredVia': { name: 'deliveredVia'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'deliveryNote': { name: 'deliveryNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'earnedAmount': { name: 'earnedAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'expiresAt': { name: 'expiresAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'issuedAt': { name: 'issuedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'issuedBy': { name: 'issuedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'issuedTerminal': { name: 'issuedTerminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastPrintedAt': { name: 'lastPrintedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'numberText': { name: 'numberText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'offText': { name: 'offText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'printCount': { name: 'printCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'printState': { name: 'printState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponPrintState'; ofType: null; }; } };
      'publicUrl': { name: 'publicUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'redeemAmount': { name: 'redeemAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'redeemEndOn': { name: 'redeemEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemMinSpend': { name: 'redeemMinSpend'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'redeemStartOn': { name: 'redeemStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemableAt': { name: 'redeemableAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponRedeemPlace'; ofType: null; }; } };
      'redemption': { name: 'redemption'; type: { kind: 'OBJECT'; name: 'CouponRedemption'; ofType: null; } };
      'returnNote': { name: 'returnNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'returnedAt': { name: 'returnedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponSource'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponStatus'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'storeName': { name: 'storeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponStore'; ofType: null; }; }; }; } };
      'termsText': { name: 'termsText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'transactionId': { name: 'transactionId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'transactionNumber': { name: 'transactionNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'voidNote': { name: 'voidNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'voidReason': { name: 'voidReason'; type: { kind: 'ENUM'; name: 'CouponVoidReason'; ofType: null; } };
      'voidedAt': { name: 'voidedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'voidedBy': { name: 'voidedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CouponBlock': { kind: 'OBJECT'; name: 'CouponBlock'; fields: {
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponBlockCode'; ofType: null; }; } };
      'next': { name: 'next'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CouponBlockCode': { name: 'CouponBlockCode'; enumValues: 'COUPON_EXPIRED' | 'COUPON_MIN_SPEND' | 'COUPON_NOT_FOUND' | 'COUPON_NOT_STARTED' | 'COUPON_ONE_PER_VISIT' | 'COUPON_REDEEMED' | 'COUPON_VOIDED' | 'COUPON_WRONG_STORE' | 'EMPLOYEE_REQUIRED'; };
    'CouponCampaign': { kind: 'OBJECT'; name: 'CouponCampaign'; fields: {
      'allowMultiple': { name: 'allowMultiple'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'budgetAmount': { name: 'budgetAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'budgetCoupons': { name: 'budgetCoupons'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'caption': { name: 'caption'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'createdBy': { name: 'createdBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'delivery': { name: 'delivery'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponDelivery'; ofType: null; }; } };
      'earnEndOn': { name: 'earnEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'earnMinSpend': { name: 'earnMinSpend'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'earnStartOn': { name: 'earnStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'earnedBy': { name: 'earnedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponEarnedBy'; ofType: null; }; } };
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'endedReason': { name: 'endedReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'intent': { name: 'intent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignIntent'; ofType: null; }; } };
      'isBudgetReached': { name: 'isBudgetReached'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'issued': { name: 'issued'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'issuedAmount': { name: 'issuedAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'lineageId': { name: 'lineageId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'messageTemplate': { name: 'messageTemplate'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'open': { name: 'open'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'redeemAmount': { name: 'redeemAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'redeemEndOn': { name: 'redeemEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemMinSpend': { name: 'redeemMinSpend'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'redeemStartOn': { name: 'redeemStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemableAt': { name: 'redeemableAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponRedeemPlace'; ofType: null; }; } };
      'redeemed': { name: 'redeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reminderAtStart': { name: 'reminderAtStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'reminderDaysBeforeEnd': { name: 'reminderDaysBeforeEnd'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reminderHour': { name: 'reminderHour'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'replacedById': { name: 'replacedById'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'replacesId': { name: 'replacesId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'savedVersion': { name: 'savedVersion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sentence': { name: 'sentence'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignStatus'; ofType: null; }; } };
      'tags': { name: 'tags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignTag'; ofType: null; }; }; }; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignType'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CouponCampaignInput': { kind: 'INPUT_OBJECT'; name: 'CouponCampaignInput'; isOneOf: false; inputFields: [
      { name: 'allowMultiple'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'budgetAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'budgetCoupons'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'delivery'; type: { kind: 'ENUM'; name: 'CouponDelivery'; ofType: null; }; defaultValue: null },
      { name: 'earnEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'earnMinSpend'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'earnStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'earnedBy'; type: { kind: 'ENUM'; name: 'CouponEarnedBy'; ofType: null; }; defaultValue: null },
      { name: 'intent'; type: { kind: 'ENUM'; name: 'CouponCampaignIntent'; ofType: null; }; defaultValue: null },
      { name: 'messageTemplate'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'redeemAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; }; defaultValue: null },
      { name: 'redeemEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'redeemMinSpend'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; }; defaultValue: null },
      { name: 'redeemStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'redeemableAt'; type: { kind: 'ENUM'; name: 'CouponRedeemPlace'; ofType: null; }; defaultValue: null },
      { name: 'reminderAtStart'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'reminderDaysBeforeEnd'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'reminderHour'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignType'; ofType: null; }; }; defaultValue: null }]; };
    'CouponCampaignIntent': { name: 'CouponCampaignIntent'; enumValues: 'EVENT' | 'NEW_CUSTOMER' | 'OTHER' | 'RETURN_VISIT' | 'SERVICE_RECOVERY'; };
    'CouponCampaignName': { kind: 'OBJECT'; name: 'CouponCampaignName'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'lineageId': { name: 'lineageId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CouponCampaignStatus': { name: 'CouponCampaignStatus'; enumValues: 'ACTIVE' | 'ENDED' | 'NOT_STARTED'; };
    'CouponCampaignTag': { name: 'CouponCampaignTag'; enumValues: 'EARNABLE' | 'ENDED' | 'MANUAL' | 'REDEEMABLE'; };
    'CouponCampaignType': { name: 'CouponCampaignType'; enumValues: 'AUTOMATIC' | 'MANUAL'; };
    'CouponCampaignWarning': { kind: 'OBJECT'; name: 'CouponCampaignWarning'; fields: {
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponCampaignWarningCode'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CouponCampaignWarningCode': { name: 'CouponCampaignWarningCode'; enumValues: 'HALF_OFF' | 'OVERLAP' | 'SAME_DAY'; };
    'CouponConflictReason': { name: 'CouponConflictReason'; enumValues: 'EXPIRED' | 'MIN_SPEND' | 'NOT_ALLOWED' | 'NOT_STARTED' | 'ONE_PER_VISIT' | 'USED_TWICE' | 'VOIDED' | 'WRONG_STORE'; };
    'CouponContact': { kind: 'INPUT_OBJECT'; name: 'CouponContact'; isOneOf: false; inputFields: [
      { name: 'cellphone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'CouponDelivery': { name: 'CouponDelivery'; enumValues: 'PRINT_ONLY' | 'TEXT_AND_PRINT' | 'TEXT_ELSE_PRINT'; };
    'CouponDetail': { kind: 'OBJECT'; name: 'CouponDetail'; fields: {
      'coupon': { name: 'coupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'events': { name: 'events'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponEvent'; ofType: null; }; }; }; } };
      'others': { name: 'others'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; }; }; } }; }; };
    'CouponEarnedBy': { name: 'CouponEarnedBy'; enumValues: 'SALE' | 'TRADE'; };
    'CouponEvent': { kind: 'OBJECT'; name: 'CouponEvent'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'by': { name: 'by'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'claimedAt': { name: 'claimedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'note': { name: 'note'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'storeName': { name: 'storeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponEventType'; ofType: null; }; } }; }; };
    'CouponEventType': { name: 'CouponEventType'; enumValues: 'CONFLICT' | 'DELIVERED' | 'EDITED' | 'EXPIRED' | 'FAILED' | 'ISSUED' | 'PRINTED' | 'PRINT_FAILED' | 'REDEEMED' | 'REMINDED' | 'REPRINTED' | 'RETURNED' | 'SETTLED' | 'TEXTED' | 'UNDONE' | 'VOIDED'; };
    'CouponFile': { kind: 'OBJECT'; name: 'CouponFile'; fields: {
      'coupons': { name: 'coupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'dataBase64': { name: 'dataBase64'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fileName': { name: 'fileName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'mediaType': { name: 'mediaType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CouponFileFormat': { name: 'CouponFileFormat'; enumValues: 'HTML' | 'PDF'; };
    'CouponForecast': { kind: 'OBJECT'; name: 'CouponForecast'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExpectedCouponDay'; ofType: null; }; }; }; } };
      'finished': { name: 'finished'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CouponLayout': { name: 'CouponLayout'; enumValues: 'RECEIPT' | 'SHEET'; };
    'CouponMisuse': { kind: 'OBJECT'; name: 'CouponMisuse'; fields: {
      'couponIds': { name: 'couponIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CouponMisuseKind'; ofType: null; }; } };
      'subject': { name: 'subject'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CouponMisuseKind': { name: 'CouponMisuseKind'; enumValues: 'MANY_BY_HAND' | 'NO_SALE' | 'ONE_PHONE' | 'SAME_REGISTER' | 'TEAM_PHONE'; };
    'CouponOtherUse': { kind: 'OBJECT'; name: 'CouponOtherUse'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'by': { name: 'by'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'claimedAt': { name: 'claimedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'storeName': { name: 'storeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CouponPrintState': { name: 'CouponPrintState'; enumValues: 'NONE' | 'PENDING' | 'PRINTED' | 'WAITING'; };
    'CouponRedeemPlace': { name: 'CouponRedeemPlace'; enumValues: 'ALL_ACCOUNT_STORES' | 'THIS_STORE'; };
    'CouponRedemption': { kind: 'OBJECT'; name: 'CouponRedemption'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'by': { name: 'by'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'isGoodwill': { name: 'isGoodwill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'overrideReason': { name: 'overrideReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'purchaseAmount': { name: 'purchaseAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'storeName': { name: 'storeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'ticket': { name: 'ticket'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CouponReturnRule': { name: 'CouponReturnRule'; enumValues: 'FLAG' | 'VOID'; };
    'CouponScan': { kind: 'OBJECT'; name: 'CouponScan'; fields: {
      'coupon': { name: 'coupon'; type: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; } };
      'text': { name: 'text'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'title': { name: 'title'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CouponSource': { name: 'CouponSource'; enumValues: 'BULK' | 'GOODWILL' | 'MANUAL' | 'SALE' | 'TRADE'; };
    'CouponStatus': { name: 'CouponStatus'; enumValues: 'EXPIRED' | 'PENDING' | 'REDEEMABLE' | 'REDEEMED' | 'VOIDED'; };
    'CouponStore': { kind: 'OBJECT'; name: 'CouponStore'; fields: {
      'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'phoneNumber': { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CouponTermsInput': { kind: 'INPUT_OBJECT'; name: 'CouponTermsInput'; isOneOf: false; inputFields: [
      { name: 'redeemAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'redeemEndOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'redeemMinSpend'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'redeemStartOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null }]; };
    'CouponVoidReason': { name: 'CouponVoidReason'; enumValues: 'BY_MANAGER' | 'SALE_RETURNED' | 'SALE_VOIDED'; };
    'CraftAgreement': { kind: 'OBJECT'; name: 'CraftAgreement'; fields: {
      'agreed': { name: 'agreed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'buyer': { name: 'buyer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CraftComparison': { kind: 'OBJECT'; name: 'CraftComparison'; fields: {
      'by': { name: 'by'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CraftComparisonKind'; ofType: null; }; } };
      'group': { name: 'group'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'shares': { name: 'shares'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftShare'; ofType: null; }; }; }; } };
      'taken': { name: 'taken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CraftComparisonKind': { name: 'CraftComparisonKind'; enumValues: 'BUYER' | 'CATEGORY' | 'HOUR' | 'SEASON' | 'SIZE'; };
    'CraftDetail': { kind: 'OBJECT'; name: 'CraftDetail'; fields: {
      'reasons': { name: 'reasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftReason'; ofType: null; }; }; }; } };
      'sold': { name: 'sold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftSold'; ofType: null; }; }; }; } }; }; };
    'CraftName': { kind: 'OBJECT'; name: 'CraftName'; fields: {
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CraftOfferBand': { kind: 'OBJECT'; name: 'CraftOfferBand'; fields: {
      'band': { name: 'band'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'declined': { name: 'declined'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'offers': { name: 'offers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CraftReason': { kind: 'OBJECT'; name: 'CraftReason'; fields: {
      'others': { name: 'others'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'own': { name: 'own'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'weeks': { name: 'weeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; } }; }; };
    'CraftShare': { kind: 'OBJECT'; name: 'CraftShare'; fields: {
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'high': { name: 'high'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'low': { name: 'low'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'others': { name: 'others'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'share': { name: 'share'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'taken': { name: 'taken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'verdict': { name: 'verdict'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CraftVerdict'; ofType: null; }; } }; }; };
    'CraftSold': { kind: 'OBJECT'; name: 'CraftSold'; fields: {
      'buyer': { name: 'buyer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sold': { name: 'sold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CraftSource': { name: 'CraftSource'; enumValues: 'COUNTER' | 'REGISTER'; };
    'CraftVerdict': { name: 'CraftVerdict'; enumValues: 'CHANCE' | 'FEW' | 'FEWER' | 'MORE'; };
    'CredentialField': { kind: 'OBJECT'; name: 'CredentialField'; fields: {
      'hint': { name: 'hint'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CredentialKind'; ofType: null; }; } };
      'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CredentialInput': { kind: 'INPUT_OBJECT'; name: 'CredentialInput'; isOneOf: false; inputFields: [
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'CredentialKind': { name: 'CredentialKind'; enumValues: 'EMAIL' | 'SECRET' | 'TEXT'; };
    'Customer': { kind: 'OBJECT'; name: 'Customer'; fields: {
      'birthYear': { name: 'birthYear'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'country': { name: 'country'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'doNotBuyAt': { name: 'doNotBuyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'doNotBuyBy': { name: 'doNotBuyBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'erasedAt': { name: 'erasedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'firstName': { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'hasIdNumber': { name: 'hasIdNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'housePoints': { name: 'housePoints'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'idCheckedAt': { name: 'idCheckedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'idCheckedBy': { name: 'idCheckedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'idExpiresOn': { name: 'idExpiresOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'idLast4': { name: 'idLast4'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'idState': { name: 'idState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'idType': { name: 'idType'; type: { kind: 'ENUM'; name: 'IdType'; ofType: null; } };
      'isDoNotBuy': { name: 'isDoNotBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOver18': { name: 'isOver18'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastName': { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'mobile': { name: 'mobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'street': { name: 'street'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'zip': { name: 'zip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CustomerBuy': { kind: 'OBJECT'; name: 'CustomerBuy'; fields: {
      'bags': { name: 'bags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'boxes': { name: 'boxes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isCancelled': { name: 'isCancelled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOpen': { name: 'isOpen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsPassed': { name: 'itemsPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'others': { name: 'others'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'payout': { name: 'payout'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CustomerCodeRule': { name: 'CustomerCodeRule'; enumValues: 'BLANK' | 'MOBILE'; };
    'CustomerContact': { kind: 'INPUT_OBJECT'; name: 'CustomerContact'; isOneOf: false; inputFields: [
      { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'country'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'mobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'street'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'zip'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'CustomerCoupon': { kind: 'OBJECT'; name: 'CustomerCoupon'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'issuedAt': { name: 'issuedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'redeemAmount': { name: 'redeemAmount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'redeemEndOn': { name: 'redeemEndOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemStartOn': { name: 'redeemStartOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'redeemStoreName': { name: 'redeemStoreName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'redeemedAt': { name: 'redeemedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CustomerDuplicate': { kind: 'OBJECT'; name: 'CustomerDuplicate'; fields: {
      'agreesIn': { name: 'agreesIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerLikeness'; ofType: null; }; }; }; } };
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'customer': { name: 'customer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'lastBuyOn': { name: 'lastBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'score': { name: 'score'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CustomerEvidence': { name: 'CustomerEvidence'; enumValues: 'EMAIL' | 'ID_NUMBER' | 'MOBILE' | 'NAME'; };
    'CustomerLikeness': { name: 'CustomerLikeness'; enumValues: 'EMAIL' | 'FIRST_NAME' | 'ID_NUMBER' | 'LAST_NAME' | 'MOBILE'; };
    'CustomerLink': { kind: 'OBJECT'; name: 'CustomerLink'; fields: {
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'isGone': { name: 'isGone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'linkedAt': { name: 'linkedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'method': { name: 'method'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posCustomerId': { name: 'posCustomerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CustomerLinkCandidate': { kind: 'OBJECT'; name: 'CustomerLinkCandidate'; fields: {
      'agreesIn': { name: 'agreesIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerLikeness'; ofType: null; }; }; }; } };
      'register': { name: 'register'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLink'; ofType: null; }; } };
      'score': { name: 'score'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'unlinkedAt': { name: 'unlinkedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'wasLinked': { name: 'wasLinked'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'CustomerLinkState': { name: 'CustomerLinkState'; enumValues: 'CONFLICT' | 'LINKED' | 'MISSING' | 'SUGGESTED' | 'UNLINKED'; };
    'CustomerLinks': { kind: 'OBJECT'; name: 'CustomerLinks'; fields: {
      'candidates': { name: 'candidates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinkCandidate'; ofType: null; }; }; }; } };
      'links': { name: 'links'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLink'; ofType: null; }; }; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerLinkState'; ofType: null; }; } }; }; };
    'CustomerMatch': { kind: 'OBJECT'; name: 'CustomerMatch'; fields: {
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'by': { name: 'by'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerEvidence'; ofType: null; }; }; }; } };
      'customer': { name: 'customer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'lastBuyOn': { name: 'lastBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'posCustomerId': { name: 'posCustomerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'CustomerMatches': { kind: 'OBJECT'; name: 'CustomerMatches'; fields: {
      'matches': { name: 'matches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerMatch'; ofType: null; }; }; }; } };
      'posCustomers': { name: 'posCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PosCustomer'; ofType: null; }; }; }; } }; }; };
    'CustomerMerge': { kind: 'OBJECT'; name: 'CustomerMerge'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isUndoable': { name: 'isUndoable'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'mergedAt': { name: 'mergedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'mergedBy': { name: 'mergedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'undoUntil': { name: 'undoUntil'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'CustomerNote': { kind: 'OBJECT'; name: 'CustomerNote'; fields: {
      'authorName': { name: 'authorName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isPinned': { name: 'isPinned'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CustomerOpenBuy': { kind: 'OBJECT'; name: 'CustomerOpenBuy'; fields: {
      'bags': { name: 'bags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'boxes': { name: 'boxes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'cashOffer': { name: 'cashOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'checkedInAt': { name: 'checkedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'location': { name: 'location'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'others': { name: 'others'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'readyAt': { name: 'readyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'tradeOffer': { name: 'tradeOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'CustomerPurchase': { kind: 'OBJECT'; name: 'CustomerPurchase'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'itemsSold': { name: 'itemsSold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CustomerSummary': { kind: 'OBJECT'; name: 'CustomerSummary'; fields: {
      'buyTexts': { name: 'buyTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerTextPermission'; ofType: null; }; } };
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'coupons': { name: 'coupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'firstBuyOn': { name: 'firstBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'isOptedOut': { name: 'isOptedOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsBrought': { name: 'itemsBrought'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lastBuyOn': { name: 'lastBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'lastPurchaseOn': { name: 'lastPurchaseOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'marketingTexts': { name: 'marketingTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerTextPermission'; ofType: null; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'openBuy': { name: 'openBuy'; type: { kind: 'OBJECT'; name: 'CustomerOpenBuy'; ofType: null; } };
      'optedOutAt': { name: 'optedOutAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'paid': { name: 'paid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'purchased': { name: 'purchased'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'texts': { name: 'texts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'tradePaid': { name: 'tradePaid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'usableCoupons': { name: 'usableCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'usedCoupons': { name: 'usedCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'visits': { name: 'visits'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'CustomerText': { kind: 'OBJECT'; name: 'CustomerText'; fields: {
      'authorName': { name: 'authorName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isIncoming': { name: 'isIncoming'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'threadId': { name: 'threadId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'CustomerTextAnswer': { name: 'CustomerTextAnswer'; enumValues: 'NO' | 'NOT_ASKED' | 'YES'; };
    'CustomerTextPermission': { kind: 'OBJECT'; name: 'CustomerTextPermission'; fields: {
      'answer': { name: 'answer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerTextAnswer'; ofType: null; }; } };
      'at': { name: 'at'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'DailyReport': { kind: 'OBJECT'; name: 'DailyReport'; fields: {
      'avgBuy': { name: 'avgBuy'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgTransaction': { name: 'avgTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgWaitMinutes': { name: 'avgWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsAdded': { name: 'binsAdded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'buyAmount': { name: 'buyAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buys': { name: 'buys'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buysPassed': { name: 'buysPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'changedAt': { name: 'changedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'compDate': { name: 'compDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costNew': { name: 'costNew'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costUsed': { name: 'costUsed'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponsIssued': { name: 'couponsIssued'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'couponsRedeemed': { name: 'couponsRedeemed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'discounts': { name: 'discounts'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalDifference': { name: 'goalDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPct': { name: 'goalPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'isKnown': { name: 'isKnown'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isLaborEstimated': { name: 'isLaborEstimated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isToday': { name: 'isToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsBought': { name: 'itemsBought'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsSold': { name: 'itemsSold'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborEfficiency': { name: 'laborEfficiency'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'laborMinutes': { name: 'laborMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborPct': { name: 'laborPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'medianWaitMinutes': { name: 'medianWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'piecePrice': { name: 'piecePrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'piecesEach': { name: 'piecesEach'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'returns': { name: 'returns'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesByHour': { name: 'salesByHour'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; }; } };
      'salesWithoutCustomer': { name: 'salesWithoutCustomer'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'salesWithoutCustomerPct': { name: 'salesWithoutCustomerPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'taskCompletion': { name: 'taskCompletion'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'tasksDone': { name: 'tasksDone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tasksDue': { name: 'tasksDue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'wageUnknownMinutes': { name: 'wageUnknownMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'DayBuying': { kind: 'OBJECT'; name: 'DayBuying'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyingGoalDays'; ofType: null; }; } };
      'bought': { name: 'bought'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'boughtPace': { name: 'boughtPace'; type: { kind: 'OBJECT'; name: 'GoalPace'; ofType: null; } };
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CategoryBuyingGoal'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'past': { name: 'past'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyingGoalDays'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesGoal': { name: 'salesGoal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesPace': { name: 'salesPace'; type: { kind: 'OBJECT'; name: 'GoalPace'; ofType: null; } };
      'sum': { name: 'sum'; type: { kind: 'OBJECT'; name: 'BuyingGoalSum'; ofType: null; } }; }; };
    'DayClose': { kind: 'OBJECT'; name: 'DayClose'; fields: {
      'agreement': { name: 'agreement'; type: { kind: 'ENUM'; name: 'DayCloseAgreement'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'closedBy': { name: 'closedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'largestDifference': { name: 'largestDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'overShort': { name: 'overShort'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'ownSales': { name: 'ownSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'paidOut': { name: 'paidOut'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'posSales': { name: 'posSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'requestedAgainAt': { name: 'requestedAgainAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'resendRounds': { name: 'resendRounds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DayCloseStatus'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tenders': { name: 'tenders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Tender'; ofType: null; }; }; }; } }; }; };
    'DayCloseAgreement': { name: 'DayCloseAgreement'; enumValues: 'AGREES' | 'ASKING' | 'DIFFERS'; };
    'DayCloseDetail': { kind: 'OBJECT'; name: 'DayCloseDetail'; fields: {
      'agreement': { name: 'agreement'; type: { kind: 'ENUM'; name: 'DayCloseAgreement'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'closedBy': { name: 'closedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'drawer': { name: 'drawer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DrawerMovement'; ofType: null; }; }; }; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'largestDifference': { name: 'largestDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'ours': { name: 'ours'; type: { kind: 'OBJECT'; name: 'ComparedTotals'; ofType: null; } };
      'overShort': { name: 'overShort'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'ownSales': { name: 'ownSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'paidOut': { name: 'paidOut'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'posSales': { name: 'posSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'posTotals': { name: 'posTotals'; type: { kind: 'OBJECT'; name: 'ComparedTotals'; ofType: null; } };
      'requestedAgainAt': { name: 'requestedAgainAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'resendRounds': { name: 'resendRounds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DayCloseStatus'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tenders': { name: 'tenders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Tender'; ofType: null; }; }; }; } };
      'terminals': { name: 'terminals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TerminalTotals'; ofType: null; }; }; }; } }; }; };
    'DayCloseFigures': { kind: 'INTERFACE'; name: 'DayCloseFigures'; fields: {
      'agreement': { name: 'agreement'; type: { kind: 'ENUM'; name: 'DayCloseAgreement'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'closedBy': { name: 'closedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'largestDifference': { name: 'largestDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'overShort': { name: 'overShort'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'ownSales': { name: 'ownSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'paidOut': { name: 'paidOut'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'posSales': { name: 'posSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'requestedAgainAt': { name: 'requestedAgainAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'resendRounds': { name: 'resendRounds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DayCloseStatus'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tenders': { name: 'tenders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Tender'; ofType: null; }; }; }; } }; }; possibleTypes: 'DayClose' | 'DayCloseDetail'; };
    'DayCloseStatus': { name: 'DayCloseStatus'; enumValues: 'CLOSED' | 'CORRECTED' | 'MISSING' | 'NO_DATA' | 'OPEN' | 'STORE_CLOSED'; };
    'DayCloses': { kind: 'OBJECT'; name: 'DayCloses'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DayClose'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'tenderKinds': { name: 'tenderKinds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'DayGoal': { kind: 'OBJECT'; name: 'DayGoal'; fields: {
      'averageTransaction': { name: 'averageTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'compDate': { name: 'compDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isClosed': { name: 'isClosed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'trade': { name: 'trade'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'DayGoalInput': { kind: 'INPUT_OBJECT'; name: 'DayGoalInput'; isOneOf: false; inputFields: [
      { name: 'averageTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'compDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'isClosed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'raisesMonth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'reset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'trade'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'DaySales': { kind: 'OBJECT'; name: 'DaySales'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'DayStatus': { name: 'DayStatus'; enumValues: 'CLOSED' | 'NOT_CLOSED' | 'NO_DATA' | 'OPEN'; };
    'DaybookClockState': { name: 'DaybookClockState'; enumValues: 'BREAK' | 'IN' | 'OUT'; };
    'DaybookDay': { kind: 'OBJECT'; name: 'DaybookDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goalPanel': { name: 'goalPanel'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalPanel'; ofType: null; }; } };
      'groups': { name: 'groups'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskGroup'; ofType: null; }; }; }; } };
      'hasTaskLists': { name: 'hasTaskLists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isFuture': { name: 'isFuture'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOver': { name: 'isOver'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; }; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Attendance'; ofType: null; }; }; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'DaybookPerson': { kind: 'OBJECT'; name: 'DaybookPerson'; fields: {
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'firstName': { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'DeliveryMethod': { name: 'DeliveryMethod'; enumValues: 'LOCAL' | 'PICKUP' | 'SHIP'; };
    'DeskBuy': { kind: 'OBJECT'; name: 'DeskBuy'; fields: {
      'asksDonated': { name: 'asksDonated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'buy': { name: 'buy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'isCarriedOver': { name: 'isCarriedOver'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'reply': { name: 'reply'; type: { kind: 'OBJECT'; name: 'SellerReply'; ofType: null; } };
      'text': { name: 'text'; type: { kind: 'OBJECT'; name: 'BuyText'; ofType: null; } };
      'textRefusal': { name: 'textRefusal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Device': { kind: 'OBJECT'; name: 'Device'; fields: {
      'appVersion': { name: 'appVersion'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'capabilities': { name: 'capabilities'; type: { kind: 'OBJECT'; name: 'DeviceCapabilities'; ofType: null; } };
      'clockSkewSeconds': { name: 'clockSkewSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isPosConnected': { name: 'isPosConnected'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastSeenAt': { name: 'lastSeenAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'posName': { name: 'posName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posVersion': { name: 'posVersion'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'printers': { name: 'printers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Printer'; ofType: null; }; }; }; } };
      'provider': { name: 'provider'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'queueLength': { name: 'queueLength'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'reading': { name: 'reading'; type: { kind: 'OBJECT'; name: 'DeviceReading'; ofType: null; } };
      'revokedAt': { name: 'revokedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'terminalNumber': { name: 'terminalNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'DeviceCapabilities': { kind: 'OBJECT'; name: 'DeviceCapabilities'; fields: {
      'givesBuyLines': { name: 'givesBuyLines'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesBuys': { name: 'givesBuys'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesCouponNumbers': { name: 'givesCouponNumbers'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesCustomers': { name: 'givesCustomers'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesDayCloses': { name: 'givesDayCloses'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesEmployees': { name: 'givesEmployees'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesItemLines': { name: 'givesItemLines'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'givesTenders': { name: 'givesTenders'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'takesCheckIns': { name: 'takesCheckIns'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } }; }; };
    'DeviceLog': { kind: 'OBJECT'; name: 'DeviceLog'; fields: {
      'appVersion': { name: 'appVersion'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'log': { name: 'log'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'DeviceMapping': { kind: 'OBJECT'; name: 'DeviceMapping'; fields: {
      'fileName': { name: 'fileName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'fromVersion': { name: 'fromVersion'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'isInUse': { name: 'isInUse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'mapping': { name: 'mapping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'savedAt': { name: 'savedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'savedBy': { name: 'savedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'DeviceReading': { kind: 'OBJECT'; name: 'DeviceReading'; fields: {
      'files': { name: 'files'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'lastFile': { name: 'lastFile'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastFileAt': { name: 'lastFileAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'lastRowAt': { name: 'lastRowAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'mappingVersion': { name: 'mappingVersion'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'problem': { name: 'problem'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'rowsRefused': { name: 'rowsRefused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'rowsTaken': { name: 'rowsTaken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'stoppedAt': { name: 'stoppedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'DrawerCash': { kind: 'OBJECT'; name: 'DrawerCash'; fields: {
      'left': { name: 'left'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'plan': { name: 'plan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'DrawerMovement': { kind: 'OBJECT'; name: 'DrawerMovement'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'EmailNews': { kind: 'OBJECT'; name: 'EmailNews'; fields: {
      'at': { name: 'at'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'isGiven': { name: 'isGiven'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'stop': { name: 'stop'; type: { kind: 'OBJECT'; name: 'EmailStop'; ofType: null; } }; }; };
    'EmailStop': { kind: 'OBJECT'; name: 'EmailStop'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EmailStopReason'; ofType: null; }; } };
      'service': { name: 'service'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'EmailStopReason': { name: 'EmailStopReason'; enumValues: 'BOUNCED' | 'CLEANED' | 'MOVED' | 'REMOVED' | 'UNSUBSCRIBED'; };
    'Employee': { kind: 'OBJECT'; name: 'Employee'; fields: {
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'clockState': { name: 'clockState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ClockState'; ofType: null; }; } };
      'clockedIn': { name: 'clockedIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'drsEmployeeCode': { name: 'drsEmployeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'drsUserId': { name: 'drsUserId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'emergencyName': { name: 'emergencyName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'emergencyPhone': { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'firstName': { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'hasPin': { name: 'hasPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hourlyWage': { name: 'hourlyWage'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isManager': { name: 'isManager'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOnBreak': { name: 'isOnBreak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastActionAt': { name: 'lastActionAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'lastName': { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'minutesToday': { name: 'minutesToday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'phoneNumber': { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'pinDigits': { name: 'pinDigits'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'posLink': { name: 'posLink'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PosLink'; ofType: null; }; } };
      'safeAvatarUrl': { name: 'safeAvatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'since': { name: 'since'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'userId': { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'EmployeeChanges': { kind: 'INPUT_OBJECT'; name: 'EmployeeChanges'; isOneOf: false; inputFields: [
      { name: 'drsEmployeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'drsUserId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'emergencyName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'firstName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'isManager'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'lastName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'userId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'EmployeeFilter': { name: 'EmployeeFilter'; enumValues: 'ALL' | 'CLOCKED_IN' | 'INACTIVE' | 'NOT_LINKED'; };
    'EntryPosting': { kind: 'OBJECT'; name: 'EntryPosting'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'changes': { name: 'changes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLineChange'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'posting': { name: 'posting'; type: { kind: 'OBJECT'; name: 'Posting'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EntryPostingState'; ofType: null; }; } };
      'url': { name: 'url'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'EntryPostingState': { name: 'EntryPostingState'; enumValues: 'CHANGED_SINCE_SENT' | 'EXCLUDED' | 'FAILED' | 'NEEDS_ACTION' | 'NOT_CONNECTED' | 'NOT_MAPPED' | 'OUT_OF_BALANCE' | 'READY' | 'SENDING' | 'SENT' | 'SKIPPED' | 'WAITING'; };
    'ExceptionPerson': { kind: 'OBJECT'; name: 'ExceptionPerson'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'employeeCode': { name: 'employeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ExceptionSum': { kind: 'OBJECT'; name: 'ExceptionSum'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReportRowKind'; ofType: null; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExceptionPerson'; ofType: null; }; }; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'Exceptions': { kind: 'OBJECT'; name: 'Exceptions'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'kinds': { name: 'kinds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ExceptionSum'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'ExpectedCouponDay': { kind: 'OBJECT'; name: 'ExpectedCouponDay'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'coupons': { name: 'coupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'FailedJob': { kind: 'OBJECT'; name: 'FailedJob'; fields: {
      'attempts': { name: 'attempts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'failedAt': { name: 'failedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'maxAttempts': { name: 'maxAttempts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'nextTryAt': { name: 'nextTryAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'FairGoal': { kind: 'OBJECT'; name: 'FairGoal'; fields: {
      'around': { name: 'around'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'recent': { name: 'recent'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'FeedbackRating': { name: 'FeedbackRating'; enumValues: 'BAD' | 'GOOD' | 'NEUTRAL'; };
    'FigureSums': { kind: 'OBJECT'; name: 'FigureSums'; fields: {
      'avgBuy': { name: 'avgBuy'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgTransaction': { name: 'avgTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgWaitMinutes': { name: 'avgWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsAdded': { name: 'binsAdded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buyAmount': { name: 'buyAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buys': { name: 'buys'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buysPassed': { name: 'buysPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costNew': { name: 'costNew'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costUsed': { name: 'costUsed'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponsIssued': { name: 'couponsIssued'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'couponsRedeemed': { name: 'couponsRedeemed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'discounts': { name: 'discounts'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalDifference': { name: 'goalDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPct': { name: 'goalPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'isLaborEstimated': { name: 'isLaborEstimated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsBought': { name: 'itemsBought'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsSold': { name: 'itemsSold'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborEfficiency': { name: 'laborEfficiency'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'laborMinutes': { name: 'laborMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborPct': { name: 'laborPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'medianWaitMinutes': { name: 'medianWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'piecePrice': { name: 'piecePrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'piecesEach': { name: 'piecesEach'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'returns': { name: 'returns'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesWithoutCustomer': { name: 'salesWithoutCustomer'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'salesWithoutCustomerPct': { name: 'salesWithoutCustomerPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'taskCompletion': { name: 'taskCompletion'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'tasksDone': { name: 'tasksDone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tasksDue': { name: 'tasksDue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'wageUnknownMinutes': { name: 'wageUnknownMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'Figures': { kind: 'INTERFACE'; name: 'Figures'; fields: {
      'avgBuy': { name: 'avgBuy'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgTransaction': { name: 'avgTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgWaitMinutes': { name: 'avgWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsAdded': { name: 'binsAdded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buyAmount': { name: 'buyAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buys': { name: 'buys'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buysPassed': { name: 'buysPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costNew': { name: 'costNew'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costUsed': { name: 'costUsed'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponsIssued': { name: 'couponsIssued'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'couponsRedeemed': { name: 'couponsRedeemed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'discounts': { name: 'discounts'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalDifference': { name: 'goalDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPct': { name: 'goalPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'isLaborEstimated': { name: 'isLaborEstimated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsBought': { name: 'itemsBought'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsSold': { name: 'itemsSold'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborEfficiency': { name: 'laborEfficiency'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'laborMinutes': { name: 'laborMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborPct': { name: 'laborPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'medianWaitMinutes': { name: 'medianWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'piecePrice': { name: 'piecePrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'piecesEach': { name: 'piecesEach'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'returns': { name: 'returns'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesWithoutCustomer': { name: 'salesWithoutCustomer'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'salesWithoutCustomerPct': { name: 'salesWithoutCustomerPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'taskCompletion': { name: 'taskCompletion'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'tasksDone': { name: 'tasksDone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tasksDue': { name: 'tasksDue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'wageUnknownMinutes': { name: 'wageUnknownMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; possibleTypes: 'DailyReport' | 'FigureSums' | 'PeriodReport'; };
    'FirstPush': { kind: 'OBJECT'; name: 'FirstPush'; fields: {
      'added': { name: 'added'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'done': { name: 'done'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'minutesLeft': { name: 'minutesLeft'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'months': { name: 'months'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'perMinute': { name: 'perMinute'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'startedBy': { name: 'startedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'FirstPushState'; ofType: null; }; } }; }; };
    'FirstPushState': { name: 'FirstPushState'; enumValues: 'DONE' | 'DROPPED' | 'RUNNING' | 'STOPPED'; };
    'Float': unknown;
    'FloorOrStore': { kind: 'OBJECT'; name: 'FloorOrStore'; fields: {
      'bin': { name: 'bin'; type: { kind: 'OBJECT'; name: 'BinToPack'; ofType: null; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isForFloor': { name: 'isForFloor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'missing': { name: 'missing'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'season': { name: 'season'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'sectionName': { name: 'sectionName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'FloorShortage': { kind: 'OBJECT'; name: 'FloorShortage'; fields: {
      'full': { name: 'full'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'short': { name: 'short'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'FreakDay': { kind: 'OBJECT'; name: 'FreakDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'servesOn': { name: 'servesOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'usual': { name: 'usual'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'FrozenGoal': { kind: 'OBJECT'; name: 'FrozenGoal'; fields: {
      'compDate': { name: 'compDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'rule': { name: 'rule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'GoalRule'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'FullSupply': { kind: 'OBJECT'; name: 'FullSupply'; fields: {
      'binItems': { name: 'binItems'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'floorItems': { name: 'floorItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sectionId': { name: 'sectionId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'weeks': { name: 'weeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'GeneratedCategories': { kind: 'OBJECT'; name: 'GeneratedCategories'; fields: {
      'created': { name: 'created'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; }; }; } };
      'existed': { name: 'existed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'GoalDay': { kind: 'OBJECT'; name: 'GoalDay'; fields: {
      'averageTransaction': { name: 'averageTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'compDate': { name: 'compDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'compReason': { name: 'compReason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ComparisonReason'; ofType: null; }; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'compSource': { name: 'compSource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ComparisonSource'; ofType: null; }; } };
      'compSpecial': { name: 'compSpecial'; type: { kind: 'OBJECT'; name: 'SpecialDay'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'fair': { name: 'fair'; type: { kind: 'OBJECT'; name: 'FairGoal'; ofType: null; } };
      'fromMinimum': { name: 'fromMinimum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'isFrozen': { name: 'isFrozen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'likelySales': { name: 'likelySales'; type: { kind: 'OBJECT'; name: 'LikelySales'; ofType: null; } };
      'rule': { name: 'rule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'GoalRule'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'shutLikeOn': { name: 'shutLikeOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'trade': { name: 'trade'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } }; }; };
    'GoalDefaults': { kind: 'OBJECT'; name: 'GoalDefaults'; fields: {
      'alignsHolidays': { name: 'alignsHolidays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'averageTransaction': { name: 'averageTransaction'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'growth': { name: 'growth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } };
      'holdsMonthTotal': { name: 'holdsMonthTotal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'minSales': { name: 'minSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'salesRule': { name: 'salesRule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SalesRule'; ofType: null; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'trade': { name: 'trade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } }; }; };
    'GoalDefaultsInput': { kind: 'INPUT_OBJECT'; name: 'GoalDefaultsInput'; isOneOf: false; inputFields: [
      { name: 'alignsHolidays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'averageTransaction'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; }; defaultValue: null },
      { name: 'growth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; }; defaultValue: null },
      { name: 'holdsMonthTotal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'minSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; }; defaultValue: "0" },
      { name: 'salesRule'; type: { kind: 'ENUM'; name: 'SalesRule'; ofType: null; }; defaultValue: null },
      { name: 'startsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'trade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'GoalFigures': { kind: 'OBJECT'; name: 'GoalFigures'; fields: {
      'avgTransaction': { name: 'avgTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } }; }; };
    'GoalMonth': { kind: 'OBJECT'; name: 'GoalMonth'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalDay'; ofType: null; }; }; }; } };
      'fromMinimum': { name: 'fromMinimum'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'total': { name: 'total'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'GoalPace': { kind: 'OBJECT'; name: 'GoalPace'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'usualPct': { name: 'usualPct'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'GoalPanel': { kind: 'OBJECT'; name: 'GoalPanel'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'aheadPercent': { name: 'aheadPercent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'asOf': { name: 'asOf'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'averageTransaction': { name: 'averageTransaction'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MoneyMeasure'; ofType: null; }; } };
      'closedAt': { name: 'closedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CountMeasure'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalDay'; ofType: null; }; } };
      'goalsFrom': { name: 'goalsFrom'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'missingDayCloses': { name: 'missingDayCloses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; }; } };
      'monthToDate': { name: 'monthToDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MoneyMeasure'; ofType: null; }; } };
      'neededPerHour': { name: 'neededPerHour'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'neededToday': { name: 'neededToday'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'openToBuy': { name: 'openToBuy'; type: { kind: 'OBJECT'; name: 'OpenToBuy'; ofType: null; } };
      'pace': { name: 'pace'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PacePoint'; ofType: null; }; }; }; } };
      'posAgeMinutes': { name: 'posAgeMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'posName': { name: 'posName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'posState': { name: 'posState'; type: { kind: 'ENUM'; name: 'PosState'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MoneyMeasure'; ofType: null; }; } };
      'showsDollars': { name: 'showsDollars'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'ENUM'; name: 'DayStatus'; ofType: null; } };
      'trade': { name: 'trade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PercentMeasure'; ofType: null; }; } };
      'usualPercent': { name: 'usualPercent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'whatMoved': { name: 'whatMoved'; type: { kind: 'OBJECT'; name: 'WhatMoved'; ofType: null; } }; }; };
    'GoalPlan': { kind: 'OBJECT'; name: 'GoalPlan'; fields: {
      'country': { name: 'country'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'dayGoals': { name: 'dayGoals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DayGoal'; ofType: null; }; }; }; } };
      'defaults': { name: 'defaults'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalDefaults'; ofType: null; }; }; }; } };
      'defaultsVersion': { name: 'defaultsVersion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'frozenGoals': { name: 'frozenGoals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FrozenGoal'; ofType: null; }; }; }; } };
      'keptGoals': { name: 'keptGoals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FrozenGoal'; ofType: null; }; }; }; } };
      'month': { name: 'month'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'monthGoal': { name: 'monthGoal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'monthGoalVersion': { name: 'monthGoalVersion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'openDates': { name: 'openDates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaySales'; ofType: null; }; }; }; } };
      'season': { name: 'season'; type: { kind: 'OBJECT'; name: 'BorrowedSeason'; ofType: null; } };
      'sellsFrom': { name: 'sellsFrom'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'shutWeekdays': { name: 'shutWeekdays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'unusable': { name: 'unusable'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; }; } }; }; };
    'GoalReason': { kind: 'OBJECT'; name: 'GoalReason'; fields: {
      'customers': { name: 'customers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'customersPart': { name: 'customersPart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'goalCustomers': { name: 'goalCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'goalPiecesTenths': { name: 'goalPiecesTenths'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'goalPrice': { name: 'goalPrice'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'piecesPart': { name: 'piecesPart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'piecesTenths': { name: 'piecesTenths'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'price': { name: 'price'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'pricePart': { name: 'pricePart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'GoalRule': { name: 'GoalRule'; enumValues: 'CLOSED' | 'DAY' | 'MAGIC' | 'MONTH' | 'NONE'; };
    'GoalSettings': { kind: 'OBJECT'; name: 'GoalSettings'; fields: {
      'copyableExclusions': { name: 'copyableExclusions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'defaultsState': { name: 'defaultsState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SetupState'; ofType: null; }; } };
      'events': { name: 'events'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CalendarEvent'; ofType: null; }; }; }; } };
      'exclusions': { name: 'exclusions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CompExclusion'; ofType: null; }; }; }; } };
      'freakDays': { name: 'freakDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FreakDay'; ofType: null; }; }; }; } };
      'hints': { name: 'hints'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HolidayHint'; ofType: null; }; }; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'monthState': { name: 'monthState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SetupState'; ofType: null; }; } };
      'plan': { name: 'plan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalPlan'; ofType: null; }; } };
      'ruleErrors': { name: 'ruleErrors'; type: { kind: 'OBJECT'; name: 'RuleErrors'; ofType: null; } };
      'shutHolidays': { name: 'shutHolidays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShutHoliday'; ofType: null; }; }; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'weekStart': { name: 'weekStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Handover': { kind: 'OBJECT'; name: 'Handover'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'readAt': { name: 'readAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'readBy': { name: 'readBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'signedAt': { name: 'signedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'snapshot': { name: 'snapshot'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverSnapshot'; ofType: null; }; } }; }; };
    'HandoverBin': { kind: 'OBJECT'; name: 'HandoverBin'; fields: {
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'location': { name: 'location'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'HandoverBuy': { kind: 'OBJECT'; name: 'HandoverBuy'; fields: {
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'since': { name: 'since'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'HandoverDay': { kind: 'OBJECT'; name: 'HandoverDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'now': { name: 'now'; type: { kind: 'OBJECT'; name: 'HandoverSnapshot'; ofType: null; } };
      'signed': { name: 'signed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Handover'; ofType: null; }; }; }; } }; }; };
    'HandoverNote': { kind: 'OBJECT'; name: 'HandoverNote'; fields: {
      'author': { name: 'author'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'HandoverPerson': { kind: 'OBJECT'; name: 'HandoverPerson'; fields: {
      'isOnBreak': { name: 'isOnBreak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'since': { name: 'since'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'HandoverSkip': { kind: 'OBJECT'; name: 'HandoverSkip'; fields: {
      'by': { name: 'by'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SkipReason'; ofType: null; }; } }; }; };
    'HandoverSnapshot': { kind: 'OBJECT'; name: 'HandoverSnapshot'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverBin'; ofType: null; }; }; }; } };
      'goalGap': { name: 'goalGap'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPercent': { name: 'goalPercent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'logToFill': { name: 'logToFill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'notCollected': { name: 'notCollected'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverBuy'; ofType: null; }; }; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverNote'; ofType: null; }; }; }; } };
      'openTasks': { name: 'openTasks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverTask'; ofType: null; }; }; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverPerson'; ofType: null; }; }; }; } };
      'skippedTasks': { name: 'skippedTasks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverSkip'; ofType: null; }; }; }; } };
      'textsWaiting': { name: 'textsWaiting'; type: { kind: 'OBJECT'; name: 'HandoverTexts'; ofType: null; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverBuy'; ofType: null; }; }; }; } }; }; };
    'HandoverTask': { kind: 'OBJECT'; name: 'HandoverTask'; fields: {
      'dueAt': { name: 'dueAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'isMustDo': { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOverdue': { name: 'isOverdue'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'list': { name: 'list'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'HandoverTexts': { kind: 'OBJECT'; name: 'HandoverTexts'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'since': { name: 'since'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'HeldBuy': { kind: 'OBJECT'; name: 'HeldBuy'; fields: {
      'buyNumber': { name: 'buyNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'holdUntil': { name: 'holdUntil'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'HistoryChange': { kind: 'OBJECT'; name: 'HistoryChange'; fields: {
      'after': { name: 'after'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'before': { name: 'before'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'HistoryEntry': { kind: 'OBJECT'; name: 'HistoryEntry'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'by': { name: 'by'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'changes': { name: 'changes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryChange'; ofType: null; }; }; }; } };
      'deviceName': { name: 'deviceName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'recordKind': { name: 'recordKind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'subject': { name: 'subject'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'userAgent': { name: 'userAgent'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'HistoryImport': { kind: 'OBJECT'; name: 'HistoryImport'; fields: {
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'createdBy': { name: 'createdBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'fileName': { name: 'fileName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'missingParts': { name: 'missingParts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'parts': { name: 'parts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'phase': { name: 'phase'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'HistoryImportPhase'; ofType: null; }; } };
      'problem': { name: 'problem'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'progressAt': { name: 'progressAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'runningSince': { name: 'runningSince'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sizeBytes': { name: 'sizeBytes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'HistoryImportState'; ofType: null; }; } };
      'summary': { name: 'summary'; type: { kind: 'OBJECT'; name: 'HistoryImportSummary'; ofType: null; } };
      'totalLines': { name: 'totalLines'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'HistoryImportPhase': { name: 'HistoryImportPhase'; enumValues: 'CHECK' | 'IMPORT'; };
    'HistoryImportState': { name: 'HistoryImportState'; enumValues: 'CHECKED' | 'DONE' | 'DROPPED' | 'FAILED' | 'RUNNING' | 'STOPPED' | 'UPLOADING'; };
    'HistoryImportSummary': { kind: 'OBJECT'; name: 'HistoryImportSummary'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'cents': { name: 'cents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'changed': { name: 'changed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'creditNotes': { name: 'creditNotes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'refusedLines': { name: 'refusedLines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'refusedTickets': { name: 'refusedTickets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'tickets': { name: 'tickets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'unchanged': { name: 'unchanged'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'written': { name: 'written'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Holiday': { name: 'Holiday'; enumValues: 'CANADA_DAY' | 'CANADIAN_THANKSGIVING' | 'CHRISTMAS' | 'EASTER' | 'INDEPENDENCE_DAY' | 'LABOR_DAY' | 'MEMORIAL_DAY' | 'NEW_YEAR' | 'THANKSGIVING' | 'VICTORIA_DAY'; };
    'HolidayHint': { kind: 'OBJECT'; name: 'HolidayHint'; fields: {
      'better': { name: 'better'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'equivalent': { name: 'equivalent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'special': { name: 'special'; type: { kind: 'OBJECT'; name: 'SpecialDay'; ofType: null; } };
      'specialThen': { name: 'specialThen'; type: { kind: 'OBJECT'; name: 'SpecialDay'; ofType: null; } }; }; };
    'HomeCategory': { kind: 'OBJECT'; name: 'HomeCategory'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'oldestAge': { name: 'oldestAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'sectionId': { name: 'sectionId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'sectionName': { name: 'sectionName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'target': { name: 'target'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'HomeLocation': { kind: 'OBJECT'; name: 'HomeLocation'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'byBand': { name: 'byBand'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isDefault': { name: 'isDefault'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isPickList': { name: 'isPickList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isTerminal': { name: 'isTerminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'nextId': { name: 'nextId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'oldestAge': { name: 'oldestAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'HoursException': { kind: 'OBJECT'; name: 'HoursException'; fields: {
      'buyingClosesMinutes': { name: 'buyingClosesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'closesMinutes': { name: 'closesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'opensMinutes': { name: 'opensMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'HoursGapInput': { kind: 'INPUT_OBJECT'; name: 'HoursGapInput'; isOneOf: false; inputFields: [
      { name: 'endsMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'startsMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null }]; };
    'ID': unknown;
    'IdRetention': { name: 'IdRetention'; enumValues: 'AS_LAW' | 'DAYS_30' | 'NEVER' | 'YEAR'; };
    'IdType': { name: 'IdType'; enumValues: 'DRIVER_LICENSE' | 'MILITARY' | 'OTHER' | 'PASSPORT' | 'STATE_ID'; };
    'Instant': unknown;
    'Int': unknown;
    'Integration': { kind: 'OBJECT'; name: 'Integration'; fields: {
      'about': { name: 'about'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'accountName': { name: 'accountName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'activatedAt': { name: 'activatedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'connectedAt': { name: 'connectedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'connectedBy': { name: 'connectedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'connectingUntil': { name: 'connectingUntil'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'credentials': { name: 'credentials'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CredentialField'; ofType: null; }; }; }; } };
      'exchange': { name: 'exchange'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IntegrationExchange'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isSignedInThere': { name: 'isSignedInThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastError': { name: 'lastError'; type: { kind: 'OBJECT'; name: 'IntegrationError'; ofType: null; } };
      'lastOkAt': { name: 'lastOkAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'need': { name: 'need'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'needsAction': { name: 'needsAction'; type: { kind: 'ENUM'; name: 'IntegrationNeedsAction'; ofType: null; } };
      'outage': { name: 'outage'; type: { kind: 'OBJECT'; name: 'IntegrationOutage'; ofType: null; } };
      'pendingPunches': { name: 'pendingPunches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'placeId': { name: 'placeId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'placeName': { name: 'placeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'signInEndsAt': { name: 'signInEndsAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'IntegrationState'; ofType: null; }; } }; }; };
    'IntegrationError': { kind: 'OBJECT'; name: 'IntegrationError'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'IntegrationExchange': { kind: 'OBJECT'; name: 'IntegrationExchange'; fields: {
      'gets': { name: 'gets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'never': { name: 'never'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sends': { name: 'sends'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'IntegrationLog': { kind: 'OBJECT'; name: 'IntegrationLog'; fields: {
      'kinds': { name: 'kinds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IntegrationLogKind'; ofType: null; }; }; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IntegrationLogLine'; ofType: null; }; }; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'need': { name: 'need'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'IntegrationLogKind': { kind: 'OBJECT'; name: 'IntegrationLogKind'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'label': { name: 'label'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'IntegrationLogLine': { kind: 'OBJECT'; name: 'IntegrationLogLine'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isError': { name: 'isError'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'IntegrationNeedsAction': { name: 'IntegrationNeedsAction'; enumValues: 'CHANGE_PLAN' | 'CHOOSE_PLACE' | 'REPLACE_SECRET' | 'SIGN_IN'; };
    'IntegrationOutage': { kind: 'OBJECT'; name: 'IntegrationOutage'; fields: {
      'nextTryAt': { name: 'nextTryAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'since': { name: 'since'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'tries': { name: 'tries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'IntegrationState': { name: 'IntegrationState'; enumValues: 'ACTIVE' | 'CONNECTED' | 'ERROR' | 'NOT_CONNECTED'; };
    'InventoryHistory': { kind: 'OBJECT'; name: 'InventoryHistory'; fields: {
      'peers': { name: 'peers'; type: { kind: 'OBJECT'; name: 'InventoryPeers'; ofType: null; } };
      'prices': { name: 'prices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'InventoryPrice'; ofType: null; }; }; }; } }; }; };
    'InventoryItem': { kind: 'OBJECT'; name: 'InventoryItem'; fields: {
      'brand': { name: 'brand'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'buyId': { name: 'buyId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'buyNumber': { name: 'buyNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'categoryPath': { name: 'categoryPath'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'holdUntil': { name: 'holdUntil'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isNew': { name: 'isNew'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'margin': { name: 'margin'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'orderId': { name: 'orderId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'orderName': { name: 'orderName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'orderState': { name: 'orderState'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'quantity': { name: 'quantity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'seller': { name: 'seller'; type: { kind: 'OBJECT'; name: 'InventorySeller'; ofType: null; } };
      'size': { name: 'size'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'sku': { name: 'sku'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'soldAt': { name: 'soldAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'soldPrice': { name: 'soldPrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'soldTerminal': { name: 'soldTerminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'soldTicket': { name: 'soldTicket'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'InventoryStatus'; ofType: null; }; } }; }; };
    'InventoryPeerPoint': { kind: 'OBJECT'; name: 'InventoryPeerPoint'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'share': { name: 'share'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } }; }; };
    'InventoryPeers': { kind: 'OBJECT'; name: 'InventoryPeers'; fields: {
      'isSized': { name: 'isSized'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'InventoryPeerPoint'; ofType: null; }; }; }; } };
      'shareIn60': { name: 'shareIn60'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'shareNow': { name: 'shareNow'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'usualDays': { name: 'usualDays'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'InventoryPrice': { kind: 'OBJECT'; name: 'InventoryPrice'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'InventorySeller': { kind: 'OBJECT'; name: 'InventorySeller'; fields: {
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'InventoryStatus': { name: 'InventoryStatus'; enumValues: 'CLEARANCE' | 'IN_STOCK' | 'REMOVED' | 'SOLD' | 'TRANSFERRED'; };
    'InventoryView': { kind: 'OBJECT'; name: 'InventoryView'; fields: {
      'feedAt': { name: 'feedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'isFeedStale': { name: 'isFeedStale'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'item': { name: 'item'; type: { kind: 'OBJECT'; name: 'InventoryItem'; ofType: null; } };
      'posName': { name: 'posName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Invitation': { kind: 'INPUT_OBJECT'; name: 'Invitation'; isOneOf: false; inputFields: [
      { name: 'defaultStoreId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; defaultValue: null },
      { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'storeIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; }; defaultValue: null }]; };
    'JournalEntry': { kind: 'OBJECT'; name: 'JournalEntry'; fields: {
      'changes': { name: 'changes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLineChange'; ofType: null; }; }; }; } };
      'credit': { name: 'credit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'debit': { name: 'debit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLine'; ofType: null; }; }; }; } };
      'madeAt': { name: 'madeAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'rounded': { name: 'rounded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalEntryState'; ofType: null; }; } };
      'zeroLines': { name: 'zeroLines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'JournalEntryFigures': { kind: 'INTERFACE'; name: 'JournalEntryFigures'; fields: {
      'credit': { name: 'credit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'debit': { name: 'debit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'madeAt': { name: 'madeAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'rounded': { name: 'rounded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalEntryState'; ofType: null; }; } }; }; possibleTypes: 'JournalEntry' | 'LedgerEntry'; };
    'JournalEntryState': { name: 'JournalEntryState'; enumValues: 'OUT_OF_BALANCE' | 'READY'; };
    'JournalKind': { name: 'JournalKind'; enumValues: 'BUYS' | 'COGS' | 'SALES'; };
    'JournalLine': { kind: 'OBJECT'; name: 'JournalLine'; fields: {
      'credit': { name: 'credit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'debit': { name: 'debit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'definition': { name: 'definition'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'JournalLineChange': { kind: 'OBJECT'; name: 'JournalLineChange'; fields: {
      'before': { name: 'before'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'now': { name: 'now'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'JournalLineDetail': { kind: 'OBJECT'; name: 'JournalLineDetail'; fields: {
      'credit': { name: 'credit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'debit': { name: 'debit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'definition': { name: 'definition'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'parts': { name: 'parts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLinePart'; ofType: null; }; }; }; } };
      'rows': { name: 'rows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLineRow'; ofType: null; }; }; }; } }; }; };
    'JournalLinePart': { kind: 'OBJECT'; name: 'JournalLinePart'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'count': { name: 'count'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalLinePartKind'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'JournalLinePartKind': { name: 'JournalLinePartKind'; enumValues: 'BACK' | 'IN' | 'OVER_SHORT' | 'PAID_IN' | 'PAID_OUT' | 'ROUNDED' | 'UNEXPLAINED'; };
    'JournalLineRow': { kind: 'OBJECT'; name: 'JournalLineRow'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalLineRowKind'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'JournalLineRowKind': { name: 'JournalLineRowKind'; enumValues: 'BUY' | 'EXCHANGE' | 'RETURN' | 'SALE'; };
    'JournalReport': { kind: 'OBJECT'; name: 'JournalReport'; fields: {
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'entries': { name: 'entries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalEntry'; ofType: null; }; }; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'JournalSide': { name: 'JournalSide'; enumValues: 'CREDIT' | 'DEBIT'; };
    'Kpi': { kind: 'OBJECT'; name: 'Kpi'; fields: {
      'binsAdded': { name: 'binsAdded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'LabelLayout': { name: 'LabelLayout'; enumValues: 'LABEL' | 'SHEET'; };
    'LabelsInput': { kind: 'INPUT_OBJECT'; name: 'LabelsInput'; isOneOf: false; inputFields: [
      { name: 'binIds'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; }; defaultValue: null },
      { name: 'from'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'isSlip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'locationId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'to'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }]; };
    'LedgerEntry': { kind: 'OBJECT'; name: 'LedgerEntry'; fields: {
      'credit': { name: 'credit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'debit': { name: 'debit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'difference': { name: 'difference'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'madeAt': { name: 'madeAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'revision': { name: 'revision'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'rounded': { name: 'rounded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalEntryState'; ofType: null; }; } }; }; };
    'LedgerMonth': { kind: 'OBJECT'; name: 'LedgerMonth'; fields: {
      'entries': { name: 'entries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LedgerEntry'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'weekStart': { name: 'weekStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'LeftOutDay': { kind: 'OBJECT'; name: 'LeftOutDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isOfAll': { name: 'isOfAll'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'storeIds': { name: 'storeIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; } };
      'storeNames': { name: 'storeNames'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'LikelySales': { kind: 'OBJECT'; name: 'LikelySales'; fields: {
      'high': { name: 'high'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'low': { name: 'low'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'LineAccount': { kind: 'OBJECT'; name: 'LineAccount'; fields: {
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'line': { name: 'line'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'LineAccountInput': { kind: 'INPUT_OBJECT'; name: 'LineAccountInput'; isOneOf: false; inputFields: [
      { name: 'accountId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; defaultValue: null },
      { name: 'line'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'ListFilter': unknown;
    'ListedBackstock': { kind: 'OBJECT'; name: 'ListedBackstock'; fields: {
      'filling': { name: 'filling'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'isOldest': { name: 'isOldest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'LogEntry': { kind: 'OBJECT'; name: 'LogEntry'; fields: {
      'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogField'; ofType: null; }; } };
      'filledAt': { name: 'filledAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'filledBy': { name: 'filledBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'LogField': { kind: 'OBJECT'; name: 'LogField'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isRequired': { name: 'isRequired'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LogFieldKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'LogFieldKind': { name: 'LogFieldKind'; enumValues: 'MONEY' | 'NUMBER' | 'PERCENT' | 'TEXT' | 'YES_NO'; };
    'LongestWait': { kind: 'OBJECT'; name: 'LongestWait'; fields: {
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'urgency': { name: 'urgency'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'StoreUrgency'; ofType: null; }; } }; }; };
    'Loyalty': { kind: 'OBJECT'; name: 'Loyalty'; fields: {
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'isHouse': { name: 'isHouse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'runs': { name: 'runs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LoyaltyRun'; ofType: null; }; }; }; } };
      'settings': { name: 'settings'; type: { kind: 'OBJECT'; name: 'LoyaltySettings'; ofType: null; } };
      'shares': { name: 'shares'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LoyaltyShares'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'LoyaltyAward': { kind: 'OBJECT'; name: 'LoyaltyAward'; fields: {
      'base': { name: 'base'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'happenedAt': { name: 'happenedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LoyaltyKind'; ofType: null; }; } };
      'nextTryAt': { name: 'nextTryAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'problem': { name: 'problem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'ENUM'; name: 'LoyaltyReason'; ofType: null; } };
      'reversedPoints': { name: 'reversedPoints'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LoyaltyState'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'LoyaltyKind': { name: 'LoyaltyKind'; enumValues: 'BUY' | 'SALE'; };
    'LoyaltyPlace': { kind: 'OBJECT'; name: 'LoyaltyPlace'; fields: {
      'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'LoyaltyReason': { name: 'LoyaltyReason'; enumValues: 'EMPLOYEE_PURCHASE' | 'NOT_JOINED' | 'NO_ANSWER' | 'NO_CUSTOMER' | 'NO_PHONE' | 'PART_RETURNED' | 'REFUSED' | 'RETURNED' | 'TOO_LITTLE' | 'WHOLESALE'; };
    'LoyaltyRun': { kind: 'OBJECT'; name: 'LoyaltyRun'; fields: {
      'awarded': { name: 'awarded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'cause': { name: 'cause'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LoyaltyRunCause'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isRunning': { name: 'isRunning'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reversedPoints': { name: 'reversedPoints'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'startedAt': { name: 'startedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'startedBy': { name: 'startedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'transactions': { name: 'transactions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'LoyaltyRunCause': { name: 'LoyaltyRunCause'; enumValues: 'DAY_CLOSE' | 'NIGHT' | 'PERSON'; };
    'LoyaltySettings': { kind: 'OBJECT'; name: 'LoyaltySettings'; fields: {
      'buysPerPoint': { name: 'buysPerPoint'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesPerPoint': { name: 'salesPerPoint'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'startOn': { name: 'startOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } }; }; };
    'LoyaltyShares': { kind: 'OBJECT'; name: 'LoyaltyShares'; fields: {
      'awarded': { name: 'awarded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'failed': { name: 'failed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'points': { name: 'points'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'salesWithoutCustomer': { name: 'salesWithoutCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'LoyaltyState': { name: 'LoyaltyState'; enumValues: 'AWARDED' | 'ERROR' | 'NO_ACCOUNT' | 'NO_CUSTOMER' | 'NO_PHONE' | 'PENDING' | 'REVERSED'; };
    'Mail': { kind: 'OBJECT'; name: 'Mail'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'html': { name: 'html'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'subject': { name: 'subject'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'MappedLine': { kind: 'OBJECT'; name: 'MappedLine'; fields: {
      'accountId': { name: 'accountId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'classifications': { name: 'classifications'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'AccountClassification'; ofType: null; }; }; }; } };
      'definition': { name: 'definition'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'guess': { name: 'guess'; type: { kind: 'OBJECT'; name: 'AccountGuess'; ofType: null; } };
      'key': { name: 'key'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'side': { name: 'side'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalSide'; ofType: null; }; } }; }; };
    'MeasureComparison': { kind: 'OBJECT'; name: 'MeasureComparison'; fields: {
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'high': { name: 'high'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'least': { name: 'least'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'low': { name: 'low'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'measure': { name: 'measure'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CompareMeasure'; ofType: null; }; } };
      'most': { name: 'most'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'outside': { name: 'outside'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StandingOut'; ofType: null; }; }; }; } };
      'values': { name: 'values'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ComparedValue'; ofType: null; }; }; }; } }; }; };
    'MissingClockOut': { kind: 'OBJECT'; name: 'MissingClockOut'; fields: {
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'claimedBasis': { name: 'claimedBasis'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'claimedLeftAt': { name: 'claimedLeftAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'claimedMinutes': { name: 'claimedMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'clockedInAt': { name: 'clockedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'punchId': { name: 'punchId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'suggestions': { name: 'suggestions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ClockOutSuggestion'; ofType: null; }; }; }; } }; }; };
    'MissingPerson': { kind: 'OBJECT'; name: 'MissingPerson'; fields: {
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'since': { name: 'since'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'MissingReason': { name: 'MissingReason'; enumValues: 'DAMAGED' | 'NOT_AS_SHOWN' | 'NOT_IN_PLACE' | 'OTHER_ITEM'; };
    'Money': unknown;
    'MoneyMeasure': { kind: 'OBJECT'; name: 'MoneyMeasure'; fields: {
      'actual': { name: 'actual'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'percent': { name: 'percent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'target': { name: 'target'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'MonthlyReport': { kind: 'OBJECT'; name: 'MonthlyReport'; fields: {
      'columns': { name: 'columns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DailyReport'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalFigures'; ofType: null; }; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } };
      'leftOut': { name: 'leftOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'pace': { name: 'pace'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Pace'; ofType: null; }; } };
      'running': { name: 'running'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RunningTotal'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PeriodReport'; ofType: null; }; } }; }; };
    'MostUrgentStore': { kind: 'OBJECT'; name: 'MostUrgentStore'; fields: {
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'MoveAnswer': { kind: 'OBJECT'; name: 'MoveAnswer'; fields: {
      'conflicts': { name: 'conflicts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MoveConflict'; ofType: null; }; }; }; } };
      'moved': { name: 'moved'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; }; }; } };
      'older': { name: 'older'; type: { kind: 'OBJECT'; name: 'OlderBin'; ofType: null; } };
      'setId': { name: 'setId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'MoveConflict': { kind: 'OBJECT'; name: 'MoveConflict'; fields: {
      'filling': { name: 'filling'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: {
      'activateBookkeeping': { name: 'activateBookkeeping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'activateSchedule': { name: 'activateSchedule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'addBackstockCategories': { name: 'addBackstockCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GeneratedCategories'; ofType: null; }; } };
      'addBackstockCategory': { name: 'addBackstockCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; } };
      'addBackstockLocation': { name: 'addBackstockLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockLocation'; ofType: null; }; } };
      'addBins': { name: 'addBins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinBatch'; ofType: null; }; } };
      'addCheckinRequest': { name: 'addCheckinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'addCustomerNote': { name: 'addCustomerNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerNote'; ofType: null; }; } };
      'addEmployee': { name: 'addEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'addFirstStore': { name: 'addFirstStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreProfile'; ofType: null; }; } };
      'addLogField': { name: 'addLogField'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogField'; ofType: null; }; } };
      'addNightlyMailAddress': { name: 'addNightlyMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'addNote': { name: 'addNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } };
      'addShift': { name: 'addShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftAnswer'; ofType: null; }; } };
      'addStarterLists': { name: 'addStarterLists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskListSettings'; ofType: null; }; }; }; } };
      'addStore': { name: 'addStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreProfile'; ofType: null; }; } };
      'addTextNote': { name: 'addTextNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'addTodo': { name: 'addTodo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'answerEmailNews': { name: 'answerEmailNews'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'answerRemovedPerson': { name: 'answerRemovedPerson'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'answerReportAlert': { name: 'answerReportAlert'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportAlert'; ofType: null; }; } };
      'answerSecondLook': { name: 'answerSecondLook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondLook'; ofType: null; }; } };
      'approveTimecards': { name: 'approveTimecards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'archiveBackstockCategory': { name: 'archiveBackstockCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; } };
      'archiveBackstockLocation': { name: 'archiveBackstockLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'archiveBackstockSection': { name: 'archiveBackstockSection'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'archiveLogField': { name: 'archiveLogField'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'archiveTaskList': { name: 'archiveTaskList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'askForDay': { name: 'askForDay'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RequestedDay'; ofType: null; }; } };
      'askForTextNumber': { name: 'askForTextNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistration'; ofType: null; }; } };
      'askNightlyMailAddress': { name: 'askNightlyMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'beginHistoryImport': { name: 'beginHistoryImport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'beginPageSignIn': { name: 'beginPageSignIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'cancelBillingPlan': { name: 'cancelBillingPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Billing'; ofType: null; }; } };
      'cancelBinTransfer': { name: 'cancelBinTransfer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinTransfer'; ofType: null; }; } };
      'cancelCheckinRequest': { name: 'cancelCheckinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'cancelPrintJob': { name: 'cancelPrintJob'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'cancelText': { name: 'cancelText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'changeBackstockSettings': { name: 'changeBackstockSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockSettings'; ofType: null; }; } };
      'changeBouncebackSettings': { name: 'changeBouncebackSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackSettings'; ofType: null; }; } };
      'changeBuyPolicy': { name: 'changeBuyPolicy'; type: { kind: 'OBJECT'; name: 'BuyPolicy'; ofType: null; } };
      'changeBuyReasons': { name: 'changeBuyReasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyReason'; ofType: null; }; }; }; } };
      'changeBuySettings': { name: 'changeBuySettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuySettings'; ofType: null; }; } };
      'changeHoursGap': { name: 'changeHoursGap'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreHours'; ofType: null; }; } };
      'changePin': { name: 'changePin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'changeStoreHours': { name: 'changeStoreHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreHours'; ofType: null; }; } };
      'changeStoreSwitches': { name: 'changeStoreSwitches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSwitches'; ofType: null; }; } };
      'changeSupportContact': { name: 'changeSupportContact'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'changeUser': { name: 'changeUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'checkRack': { name: 'checkRack'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckedRack'; ofType: null; }; } };
      'chooseClockSource': { name: 'chooseClockSource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'chooseContactList': { name: 'chooseContactList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'chooseJournalClass': { name: 'chooseJournalClass'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'chooseLoyaltyPlace': { name: 'chooseLoyaltyPlace'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'chooseReportColumns': { name: 'chooseReportColumns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportSettings'; ofType: null; }; } };
      'chooseScheduleLocation': { name: 'chooseScheduleLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'claimTextThread': { name: 'claimTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'clearStoreDay': { name: 'clearStoreDay'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreHours'; ofType: null; }; } };
      'clockIn': { name: 'clockIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'clockOut': { name: 'clockOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'closeCompany': { name: 'closeCompany'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CompanyClosing'; ofType: null; }; } };
      'completeBuy': { name: 'completeBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'confirmBooksCompany': { name: 'confirmBooksCompany'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'confirmBuyMatch': { name: 'confirmBuyMatch'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'confirmClockOut': { name: 'confirmClockOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'confirmComparison': { name: 'confirmComparison'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'confirmEmployee': { name: 'confirmEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'connectOnlineShop': { name: 'connectOnlineShop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'connectRegisterPlace': { name: 'connectRegisterPlace'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterService'; ofType: null; }; } };
      'connectSchedule': { name: 'connectSchedule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'copyExclusions': { name: 'copyExclusions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; }; } };
      'correctGoal': { name: 'correctGoal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CorrectedGoal'; ofType: null; }; } };
      'correctTimecard': { name: 'correctTimecard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PunchVersion'; ofType: null; }; }; }; } };
      'couponsFile': { name: 'couponsFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponFile'; ofType: null; }; } };
      'createBuy': { name: 'createBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'createCoupons': { name: 'createCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; }; }; } };
      'createPairingCode': { name: 'createPairingCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PairingCode'; ofType: null; }; } };
      'createScheduleEmployee': { name: 'createScheduleEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'deactivateEmployee': { name: 'deactivateEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'deactivateUser': { name: 'deactivateUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'declineClockOut': { name: 'declineClockOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'deleteBackstockCategory': { name: 'deleteBackstockCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deleteBin': { name: 'deleteBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deleteBuyMessage': { name: 'deleteBuyMessage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'deleteCustomerNote': { name: 'deleteCustomerNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerNote'; ofType: null; }; } };
      'deleteNote': { name: 'deleteNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deleteShift': { name: 'deleteShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deleteTextAutoResponse': { name: 'deleteTextAutoResponse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'deleteTextTemplate': { name: 'deleteTextTemplate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'deleteTodo': { name: 'deleteTodo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deleteTrainingStore': { name: 'deleteTrainingStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'disconnectBookkeeping': { name: 'disconnectBookkeeping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'disconnectContacts': { name: 'disconnectContacts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'disconnectLoyalty': { name: 'disconnectLoyalty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'disconnectOnlineShop': { name: 'disconnectOnlineShop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'disconnectRegister': { name: 'disconnectRegister'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterService'; ofType: null; }; } };
      'disconnectSchedule': { name: 'disconnectSchedule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'dismissTextStop': { name: 'dismissTextStop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'dropBackfill': { name: 'dropBackfill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'dropFirstPush': { name: 'dropFirstPush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'dropHistoryImport': { name: 'dropHistoryImport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'dropPastSales': { name: 'dropPastSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'editBackstock': { name: 'editBackstock'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'editBackstockCategory': { name: 'editBackstockCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; } };
      'editBackstockLocation': { name: 'editBackstockLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockLocation'; ofType: null; }; } };
      'editBuy': { name: 'editBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'editCheckinRequest': { name: 'editCheckinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'editCoupon': { name: 'editCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'editCustomer': { name: 'editCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'editEmployee': { name: 'editEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'editLogField': { name: 'editLogField'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogField'; ofType: null; }; } };
      'editNote': { name: 'editNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } };
      'editShift': { name: 'editShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShiftAnswer'; ofType: null; }; } };
      'editStore': { name: 'editStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreProfile'; ofType: null; }; } };
      'editTodo': { name: 'editTodo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'endBreak': { name: 'endBreak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'endCouponCampaign': { name: 'endCouponCampaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; }; } };
      'endOwnSession': { name: 'endOwnSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'endSessionsOfUser': { name: 'endSessionsOfUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'endSetupStep': { name: 'endSetupStep'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSetup'; ofType: null; }; } };
      'enterStoreForSupport': { name: 'enterStoreForSupport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'eraseCustomer': { name: 'eraseCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'excludeComparison': { name: 'excludeComparison'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'exportSecondHand': { name: 'exportSecondHand'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fillBin': { name: 'fillBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'fillLogValue': { name: 'fillLogValue'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogEntry'; ofType: null; }; } };
      'finishBooksSignIn': { name: 'finishBooksSignIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'finishContactsSignIn': { name: 'finishContactsSignIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'finishLoyaltySignIn': { name: 'finishLoyaltySignIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'finishRegisterSignIn': { name: 'finishRegisterSignIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterService'; ofType: null; }; } };
      'finishTextThread': { name: 'finishTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'flagCustomer': { name: 'flagCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'giveReleaseFeedback': { name: 'giveReleaseFeedback'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'handOverOrder': { name: 'handOverOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'ignoreScheduleEmployee': { name: 'ignoreScheduleEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'ignoreSchedulePerson': { name: 'ignoreSchedulePerson'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'importBins': { name: 'importBins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinImportReport'; ofType: null; }; } };
      'inviteUser': { name: 'inviteUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'inviteUserAgain': { name: 'inviteUserAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'joinTextRegistration': { name: 'joinTextRegistration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistration'; ofType: null; }; } };
      'keepCompany': { name: 'keepCompany'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CompanyClosing'; ofType: null; }; } };
      'linkBuy': { name: 'linkBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'linkCustomer': { name: 'linkCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinks'; ofType: null; }; } };
      'linkPosEmployee': { name: 'linkPosEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'linkSchedulePerson': { name: 'linkSchedulePerson'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'lockScreen': { name: 'lockScreen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lookForLoyaltyProgram': { name: 'lookForLoyaltyProgram'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'markBuyReady': { name: 'markBuyReady'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyDetail'; ofType: null; }; } };
      'markBuySync': { name: 'markBuySync'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'markNoteSeen': { name: 'markNoteSeen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } };
      'markOrderLine': { name: 'markOrderLine'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'markReleasesRead': { name: 'markReleasesRead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; } };
      'markTaskNotNeeded': { name: 'markTaskNotNeeded'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TickAnswer'; ofType: null; }; } };
      'mergeCustomers': { name: 'mergeCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'moveBins': { name: 'moveBins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MoveAnswer'; ofType: null; }; } };
      'moveTask': { name: 'moveTask'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'noteSellerCall': { name: 'noteSellerCall'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'offerCustomerLinksAgain': { name: 'offerCustomerLinksAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinks'; ofType: null; }; } };
      'openBillingInvoice': { name: 'openBillingInvoice'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'openBillingPortal': { name: 'openBillingPortal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'openCompanyExport': { name: 'openCompanyExport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'openPaymentSetup': { name: 'openPaymentSetup'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'optOutOfAllTexts': { name: 'optOutOfAllTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextConsent'; ofType: null; }; } };
      'optOutOfTexts': { name: 'optOutOfTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextConsent'; ofType: null; }; } };
      'orderBuyMessages': { name: 'orderBuyMessages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyMessage'; ofType: null; }; }; }; } };
      'orderTextTemplates': { name: 'orderTextTemplates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextTemplate'; ofType: null; }; }; }; } };
      'pinCustomerNote': { name: 'pinCustomerNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerNote'; ofType: null; }; } };
      'pinTextThread': { name: 'pinTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'printAgain': { name: 'printAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'printBuyPapers': { name: 'printBuyPapers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'printCoupons': { name: 'printCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'printLabels': { name: 'printLabels'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'printOrderSlip': { name: 'printOrderSlip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'putBackOrder': { name: 'putBackOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'putHistoryImportPart': { name: 'putHistoryImportPart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'reactivateEmployee': { name: 'reactivateEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'reactivateUser': { name: 'reactivateUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; } };
      'readTextThread': { name: 'readTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'readyOrder': { name: 'readyOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'receiveBinTransfer': { name: 'receiveBinTransfer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinTransfer'; ofType: null; }; } };
      'recordTextConsent': { name: 'recordTextConsent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextConsent'; ofType: null; }; } };
      'redeemCoupon': { name: 'redeemCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'redeemOfflineCoupon': { name: 'redeemOfflineCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OfflineCouponAnswer'; ofType: null; }; } };
      'refreshBooksAccounts': { name: 'refreshBooksAccounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'refuseBuyMatch': { name: 'refuseBuyMatch'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'releaseCheckinRequest': { name: 'releaseCheckinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'releaseOrder': { name: 'releaseOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'releaseTextThread': { name: 'releaseTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'removeBackstock': { name: 'removeBackstock'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } };
      'removeCalendarEvent': { name: 'removeCalendarEvent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'removeEmployeePicture': { name: 'removeEmployeePicture'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'removeNightlyMailAddress': { name: 'removeNightlyMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'removePayRate': { name: 'removePayRate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayRate'; ofType: null; }; }; }; } };
      'removeStoreLogo': { name: 'removeStoreLogo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'renameDevice': { name: 'renameDevice'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Device'; ofType: null; }; } };
      'reopenBuy': { name: 'reopenBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'reopenTextThread': { name: 'reopenTextThread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } };
      'reorderBackstockCategories': { name: 'reorderBackstockCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; }; }; } };
      'reorderBackstockLocations': { name: 'reorderBackstockLocations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockLocation'; ofType: null; }; }; }; } };
      'reorderBackstockSections': { name: 'reorderBackstockSections'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockSection'; ofType: null; }; }; }; } };
      'reorderLogFields': { name: 'reorderLogFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogField'; ofType: null; }; }; }; } };
      'reorderTaskLists': { name: 'reorderTaskLists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskList'; ofType: null; }; }; }; } };
      'replayWebhook': { name: 'replayWebhook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'WebhookReplayOutcome'; ofType: null; }; } };
      'reportSecondHand': { name: 'reportSecondHand'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandReported'; ofType: null; }; } };
      'rescheduleText': { name: 'rescheduleText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextMessage'; ofType: null; }; } };
      'resendCoupon': { name: 'resendCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ResentCoupon'; ofType: null; }; } };
      'resendEntry': { name: 'resendEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'resetMonth': { name: 'resetMonth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalMonth'; ofType: null; }; } };
      'resetPin': { name: 'resetPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'restartNightlyMailAddress': { name: 'restartNightlyMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'restoreBackstockCategory': { name: 'restoreBackstockCategory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; } };
      'restoreBackstockLocation': { name: 'restoreBackstockLocation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockLocation'; ofType: null; }; } };
      'restoreBin': { name: 'restoreBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bin'; ofType: null; }; } };
      'restoreCouponCampaign': { name: 'restoreCouponCampaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; }; } };
      'restoreGoal': { name: 'restoreGoal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'restoreNote': { name: 'restoreNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } };
      'restoreShift': { name: 'restoreShift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null; }; } };
      'restoreTimecard': { name: 'restoreTimecard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'restoreTodo': { name: 'restoreTodo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'resumeBackfill': { name: 'resumeBackfill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'resumeFirstPush': { name: 'resumeFirstPush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'resumeHistoryImport': { name: 'resumeHistoryImport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'resumePastSales': { name: 'resumePastSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'retireBin': { name: 'retireBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bin'; ofType: null; }; } };
      'retryOrderWrite': { name: 'retryOrderWrite'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'retryText': { name: 'retryText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextMessage'; ofType: null; }; } };
      'revokeDevice': { name: 'revokeDevice'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Device'; ofType: null; }; } };
      'ruleOutCustomerLinks': { name: 'ruleOutCustomerLinks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinks'; ofType: null; }; } };
      'runJobAgain': { name: 'runJobAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'runLoyaltyNow': { name: 'runLoyaltyNow'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'saveBackstockSection': { name: 'saveBackstockSection'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockSection'; ofType: null; }; } };
      'saveBuyMessage': { name: 'saveBuyMessage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyMessage'; ofType: null; }; } };
      'saveCalendarEvent': { name: 'saveCalendarEvent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'saveCouponCampaign': { name: 'saveCouponCampaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SavedCouponCampaign'; ofType: null; }; } };
      'saveDayGoal': { name: 'saveDayGoal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalMonth'; ofType: null; }; } };
      'saveDeviceMapping': { name: 'saveDeviceMapping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeviceMapping'; ofType: null; }; } };
      'saveGoalDefaults': { name: 'saveGoalDefaults'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'saveJournalAccounts': { name: 'saveJournalAccounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'saveLoyaltyRates': { name: 'saveLoyaltyRates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'saveMonthGoal': { name: 'saveMonthGoal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalMonth'; ofType: null; }; } };
      'saveNightlyMail': { name: 'saveNightlyMail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'saveOnlineShopSecret': { name: 'saveOnlineShopSecret'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'saveOnlineShopShelves': { name: 'saveOnlineShopShelves'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'saveSecondHandDetails': { name: 'saveSecondHandDetails'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandDetails'; ofType: null; }; } };
      'saveSecondHandRule': { name: 'saveSecondHandRule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandRule'; ofType: null; }; } };
      'saveSortedBuy': { name: 'saveSortedBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyDetail'; ofType: null; }; } };
      'saveTaskList': { name: 'saveTaskList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskListSettings'; ofType: null; }; } };
      'saveTextAutoResponse': { name: 'saveTextAutoResponse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextAutoResponse'; ofType: null; }; } };
      'saveTextTemplate': { name: 'saveTextTemplate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextTemplate'; ofType: null; }; } };
      'saySeparate': { name: 'saySeparate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'sayWhenLeft': { name: 'sayWhenLeft'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'scanCoupon': { name: 'scanCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponScan'; ofType: null; }; } };
      'sendBinTransfer': { name: 'sendBinTransfer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinTransfer'; ofType: null; }; } };
      'sendNightlyMailTest': { name: 'sendNightlyMailTest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sendText': { name: 'sendText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextMessage'; ofType: null; }; } };
      'separateBuy': { name: 'separateBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'setCompletionBasis': { name: 'setCompletionBasis'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CompletionBasis'; ofType: null; }; } };
      'setEmployeePicture': { name: 'setEmployeePicture'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'setFirstPin': { name: 'setFirstPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'setOfflineCouponRule': { name: 'setOfflineCouponRule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackSettings'; ofType: null; }; } };
      'setPayRate': { name: 'setPayRate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayRate'; ofType: null; }; }; }; } };
      'setStoreDay': { name: 'setStoreDay'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreHours'; ofType: null; }; } };
      'setStoreLogo': { name: 'setStoreLogo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreLogo'; ofType: null; }; } };
      'setTaskListActive': { name: 'setTaskListActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskListSettings'; ofType: null; }; } };
      'settleCouponConflict': { name: 'settleCouponConflict'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OfflineCouponUse'; ofType: null; }; } };
      'shelveOrder': { name: 'shelveOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'showIdNumber': { name: 'showIdNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ShownIdNumber'; ofType: null; }; } };
      'signHandover': { name: 'signHandover'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Handover'; ofType: null; }; } };
      'signHandoverRead': { name: 'signHandoverRead'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Handover'; ofType: null; }; } };
      'skipEntry': { name: 'skipEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'skipSetupStep': { name: 'skipSetupStep'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSetup'; ofType: null; }; } };
      'skipTask': { name: 'skipTask'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TickAnswer'; ofType: null; }; } };
      'startBackfill': { name: 'startBackfill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'startBillingPlan': { name: 'startBillingPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Billing'; ofType: null; }; } };
      'startBreak': { name: 'startBreak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'startCompanyExport': { name: 'startCompanyExport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CompanyExport'; ofType: null; }; } };
      'startFirstPush': { name: 'startFirstPush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'startHistoryImport': { name: 'startHistoryImport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'startLoyalty': { name: 'startLoyalty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'startPastSales': { name: 'startPastSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'startPickingOrder': { name: 'startPickingOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'startSecondLook': { name: 'startSecondLook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondLook'; ofType: null; }; } };
      'startSorting': { name: 'startSorting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'startStoreSetup': { name: 'startStoreSetup'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSetup'; ofType: null; }; } };
      'startTrainingStore': { name: 'startTrainingStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TrainingStore'; ofType: null; }; } };
      'stopBackfill': { name: 'stopBackfill'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'stopFirstPush': { name: 'stopFirstPush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'stopHistoryImport': { name: 'stopHistoryImport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; } };
      'stopPastSales': { name: 'stopPastSales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'submitTextRegistration': { name: 'submitTextRegistration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistration'; ofType: null; }; } };
      'switchOnlineShopWrites': { name: 'switchOnlineShopWrites'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'switchOwnNightlyMail': { name: 'switchOwnNightlyMail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'switchTextAutoResponse': { name: 'switchTextAutoResponse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextAutoResponse'; ofType: null; }; } };
      'syncSchedule': { name: 'syncSchedule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'takeCheckinRequest': { name: 'takeCheckinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'testOnlineShop': { name: 'testOnlineShop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'textBuy': { name: 'textBuy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextedBuy'; ofType: null; }; } };
      'textOrderReady': { name: 'textOrderReady'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'tickTask': { name: 'tickTask'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TickAnswer'; ofType: null; }; } };
      'tryEntryAgain': { name: 'tryEntryAgain'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'tryServiceNow': { name: 'tryServiceNow'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'undoBackstock': { name: 'undoBackstock'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UndoAnswer'; ofType: null; }; } };
      'undoCouponRedemption': { name: 'undoCouponRedemption'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'undoHandOver': { name: 'undoHandOver'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'undoMerge': { name: 'undoMerge'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'undoPunch': { name: 'undoPunch'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'undoSellerCall': { name: 'undoSellerCall'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'unlinkCustomer': { name: 'unlinkCustomer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinks'; ofType: null; }; } };
      'unlinkPosEmployee': { name: 'unlinkPosEmployee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'unlinkSchedulePerson': { name: 'unlinkSchedulePerson'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; }; } };
      'untickTask': { name: 'untickTask'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'useDeviceMapping': { name: 'useDeviceMapping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeviceMapping'; ofType: null; }; } };
      'voidCoupon': { name: 'voidCoupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'withdrawTimecardApproval': { name: 'withdrawTimecardApproval'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'NeedStatus': { name: 'NeedStatus'; enumValues: 'GOOD' | 'LOW' | 'PRIORITY'; };
    'NewBuy': { kind: 'INPUT_OBJECT'; name: 'NewBuy'; isOneOf: false; inputFields: [
      { name: 'buyTexts'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'checkinRequestId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'contact'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'CustomerContact'; ofType: null; }; }; defaultValue: null },
      { name: 'customerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'emailNews'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'guardianNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'marketingTexts'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'pile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BuyPile'; ofType: null; }; }; defaultValue: null },
      { name: 'policyId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'posCustomerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'seenId'; type: { kind: 'INPUT_OBJECT'; name: 'SeenId'; ofType: null; }; defaultValue: null },
      { name: 'signature'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuySignature'; ofType: null; }; }; defaultValue: null },
      { name: 'signaturePath'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'NewEmployee': { kind: 'INPUT_OBJECT'; name: 'NewEmployee'; isOneOf: false; inputFields: [
      { name: 'drsEmployeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'drsUserId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'emergencyName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'emergencyPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'hourlyWageCents'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'isManager'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'lastName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'pin'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'NewStore': { kind: 'INPUT_OBJECT'; name: 'NewStore'; isOneOf: false; inputFields: [
      { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'brandKind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BrandKind'; ofType: null; }; }; defaultValue: null },
      { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'country'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Country'; ofType: null; }; }; defaultValue: null },
      { name: 'grandOpeningOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'initials'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'openToBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'phoneNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'timeZone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'zip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'NightlyMail': { kind: 'OBJECT'; name: 'NightlyMail'; fields: {
      'error': { name: 'error'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'isOn': { name: 'isOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastSentAt': { name: 'lastSentAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'readers': { name: 'readers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMailReader'; ofType: null; }; }; }; } };
      'sendsOnClosedDays': { name: 'sendsOnClosedDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'toDistrictManagers': { name: 'toDistrictManagers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'toManagers': { name: 'toManagers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'toOwners': { name: 'toOwners'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'yesterday': { name: 'yesterday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'NightlyMailPreview': { kind: 'OBJECT'; name: 'NightlyMailPreview'; fields: {
      'html': { name: 'html'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'subject': { name: 'subject'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'NightlyMailReader': { kind: 'OBJECT'; name: 'NightlyMailReader'; fields: {
      'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'isOwn': { name: 'isOwn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastAt': { name: 'lastAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'lastDate': { name: 'lastDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'lastState': { name: 'lastState'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'role': { name: 'role'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'NightlyMailReaderState'; ofType: null; }; } }; }; };
    'NightlyMailReaderState': { name: 'NightlyMailReaderState'; enumValues: 'BOUNCED' | 'NOT_CHOSEN' | 'READS' | 'STOPPED' | 'UNCONFIRMED'; };
    'Note': { kind: 'OBJECT'; name: 'Note'; fields: {
      'access': { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; } };
      'author': { name: 'author'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; }; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'deletedAt': { name: 'deletedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'deletedBy': { name: 'deletedBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'editedAt': { name: 'editedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'editedBy': { name: 'editedBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isAnnouncement': { name: 'isAnnouncement'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isImportant': { name: 'isImportant'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'pinnedUntil': { name: 'pinnedUntil'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'seenBy': { name: 'seenBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NoteSeen'; ofType: null; }; }; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'NoteInput': { kind: 'INPUT_OBJECT'; name: 'NoteInput'; isOneOf: false; inputFields: [
      { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; }; defaultValue: "ALL" },
      { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'date'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isAnnouncement'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'isImportant'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'pinnedUntil'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'NoteSeen': { kind: 'OBJECT'; name: 'NoteSeen'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'person': { name: 'person'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; }; } }; }; };
    'OddUse': { kind: 'OBJECT'; name: 'OddUse'; fields: {
      'acts': { name: 'acts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'events': { name: 'events'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OddUseEvent'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'OddUseKind'; ofType: null; }; } };
      'registers': { name: 'registers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'OddUseEvent': { kind: 'OBJECT'; name: 'OddUseEvent'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'register': { name: 'register'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'OddUseKind': { name: 'OddUseKind'; enumValues: 'CLOCKED_OUT' | 'GUESSED_PIN' | 'MANAGER_AWAY' | 'OWN_HOURS' | 'TWO_REGISTERS'; };
    'OfflineCouponAnswer': { kind: 'OBJECT'; name: 'OfflineCouponAnswer'; fields: {
      'coupon': { name: 'coupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'use': { name: 'use'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OfflineCouponUse'; ofType: null; }; } }; }; };
    'OfflineCouponUse': { kind: 'OBJECT'; name: 'OfflineCouponUse'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'by': { name: 'by'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'claimedAt': { name: 'claimedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'couponId': { name: 'couponId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'fact': { name: 'fact'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isRedeemed': { name: 'isRedeemed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'numberText': { name: 'numberText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'offText': { name: 'offText'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'other': { name: 'other'; type: { kind: 'OBJECT'; name: 'CouponOtherUse'; ofType: null; } };
      'purchaseAmount': { name: 'purchaseAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'ENUM'; name: 'CouponConflictReason'; ofType: null; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'settleNote': { name: 'settleNote'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'settledAt': { name: 'settledAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'settledBy': { name: 'settledBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'OlderBin': { kind: 'OBJECT'; name: 'OlderBin'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'filling': { name: 'filling'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; } }; }; };
    'OldestBin': { kind: 'OBJECT'; name: 'OldestBin'; fields: {
      'ageDays': { name: 'ageDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'OnlineOrder': { kind: 'OBJECT'; name: 'OnlineOrder'; fields: {
      'cancelledAt': { name: 'cancelledAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'delivery': { name: 'delivery'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DeliveryMethod'; ofType: null; }; } };
      'dueAt': { name: 'dueAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isPutBack': { name: 'isPutBack'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isReconciled': { name: 'isReconciled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isTexted': { name: 'isTexted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderLine'; ofType: null; }; }; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'placedAt': { name: 'placedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'shelf': { name: 'shelf'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'OnlineOrderState'; ofType: null; }; } };
      'stateAt': { name: 'stateAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'OnlineOrderLine': { kind: 'OBJECT'; name: 'OnlineOrderLine'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'missingReason': { name: 'missingReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'pickState': { name: 'pickState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PickState'; ofType: null; }; } };
      'pickedAt': { name: 'pickedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'pickedBy': { name: 'pickedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'piece': { name: 'piece'; type: { kind: 'OBJECT'; name: 'OrderedPiece'; ofType: null; } };
      'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'quantity': { name: 'quantity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sku': { name: 'sku'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'variant': { name: 'variant'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'OnlineOrderList': { kind: 'OBJECT'; name: 'OnlineOrderList'; fields: {
      'isConnected': { name: 'isConnected'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'orders': { name: 'orders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrder'; ofType: null; }; }; }; } }; }; };
    'OnlineOrderPage': { kind: 'OBJECT'; name: 'OnlineOrderPage'; fields: {
      'customerEmail': { name: 'customerEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerPhone': { name: 'customerPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'feedAt': { name: 'feedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'financialStatus': { name: 'financialStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isFeedStale': { name: 'isFeedStale'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'offer': { name: 'offer'; type: { kind: 'OBJECT'; name: 'OrderTextOffer'; ofType: null; } };
      'order': { name: 'order'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrder'; ofType: null; }; } };
      'redactedAt': { name: 'redactedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'shelves': { name: 'shelves'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OrderShelf'; ofType: null; }; }; }; } };
      'shopName': { name: 'shopName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'shopUrl': { name: 'shopUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'steps': { name: 'steps'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderStep'; ofType: null; }; }; }; } };
      'subtotal': { name: 'subtotal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tags': { name: 'tags'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'tax': { name: 'tax'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'writeProblem': { name: 'writeProblem'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'writeState': { name: 'writeState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ShopWriteState'; ofType: null; }; } };
      'writesBack': { name: 'writesBack'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'OnlineOrderState': { name: 'OnlineOrderState'; enumValues: 'CANCELLED' | 'DONE' | 'NEW' | 'PACKED' | 'PICKED' | 'PICKING' | 'PROBLEM' | 'READY_FOR_PICKUP'; };
    'OnlineOrderStep': { kind: 'OBJECT'; name: 'OnlineOrderStep'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'byName': { name: 'byName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'detail': { name: 'detail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'OnlineShop': { kind: 'OBJECT'; name: 'OnlineShop'; fields: {
      'badSignatures': { name: 'badSignatures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'badSince': { name: 'badSince'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'hasSecret': { name: 'hasSecret'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'isSecretWrong': { name: 'isSecretWrong'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastReportAt': { name: 'lastReportAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'lookedAt': { name: 'lookedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'secretSavedAt': { name: 'secretSavedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'shelves': { name: 'shelves'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'shopDomain': { name: 'shopDomain'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'webhookAddress': { name: 'webhookAddress'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'writesBack': { name: 'writesBack'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'OpenBuyCounts': { kind: 'OBJECT'; name: 'OpenBuyCounts'; fields: {
      'open': { name: 'open'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'ready': { name: 'ready'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'OpenTime': { kind: 'OBJECT'; name: 'OpenTime'; fields: {
      'closesAt': { name: 'closesAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'opensAt': { name: 'opensAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'OpenToBuy': { kind: 'OBJECT'; name: 'OpenToBuy'; fields: {
      'grandOpeningOn': { name: 'grandOpeningOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyTotals'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyTotals'; ofType: null; }; } }; }; };
    'OrderLineMark': { name: 'OrderLineMark'; enumValues: 'FOUND' | 'MISSING' | 'TO_FIND'; };
    'OrderShelf': { kind: 'OBJECT'; name: 'OrderShelf'; fields: {
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'orders': { name: 'orders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'OrderTextOffer': { kind: 'OBJECT'; name: 'OrderTextOffer'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'refusal': { name: 'refusal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'OrderedPiece': { kind: 'OBJECT'; name: 'OrderedPiece'; fields: {
      'brand': { name: 'brand'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'category': { name: 'category'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'department': { name: 'department'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'inventoryItemId': { name: 'inventoryItemId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'size': { name: 'size'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Pace': { kind: 'OBJECT'; name: 'Pace'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalToYesterday': { name: 'goalToYesterday'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesToYesterday': { name: 'salesToYesterday'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'PacePoint': { kind: 'OBJECT'; name: 'PacePoint'; fields: {
      'expected': { name: 'expected'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'expectedPercent': { name: 'expectedPercent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sold': { name: 'sold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'soldPercent': { name: 'soldPercent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } }; }; };
    'PageInfo': { kind: 'OBJECT'; name: 'PageInfo'; fields: {
      'endCursor': { name: 'endCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'hasNextPage': { name: 'hasNextPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasPreviousPage': { name: 'hasPreviousPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'startCursor': { name: 'startCursor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'PairingCode': { kind: 'OBJECT'; name: 'PairingCode'; fields: {
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'expiresAt': { name: 'expiresAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'PastBuy': { kind: 'OBJECT'; name: 'PastBuy'; fields: {
      'businessDate': { name: 'businessDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'itemsPassed': { name: 'itemsPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'outcome': { name: 'outcome'; type: { kind: 'ENUM'; name: 'BuyOutcome'; ofType: null; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'payout': { name: 'payout'; type: { kind: 'ENUM'; name: 'BuyPayout'; ofType: null; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BuyStage'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'PastSales': { kind: 'OBJECT'; name: 'PastSales'; fields: {
      'daysDone': { name: 'daysDone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'daysLeft': { name: 'daysLeft'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'minutesLeft': { name: 'minutesLeft'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'months': { name: 'months'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PastSalesMonth'; ofType: null; }; }; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'salesPerMinute': { name: 'salesPerMinute'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'startedBy': { name: 'startedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PastSalesState'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'PastSalesMonth': { kind: 'OBJECT'; name: 'PastSalesMonth'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isDone': { name: 'isDone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'PastSalesState': { name: 'PastSalesState'; enumValues: 'DONE' | 'DROPPED' | 'RUNNING' | 'STOPPED'; };
    'PayRate': { kind: 'OBJECT'; name: 'PayRate'; fields: {
      'hourlyWage': { name: 'hourlyWage'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'Percent': unknown;
    'PercentMeasure': { kind: 'OBJECT'; name: 'PercentMeasure'; fields: {
      'actual': { name: 'actual'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'difference': { name: 'difference'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'percent': { name: 'percent'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'target': { name: 'target'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } }; }; };
    'PeriodReport': { kind: 'OBJECT'; name: 'PeriodReport'; fields: {
      'avgBuy': { name: 'avgBuy'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgTransaction': { name: 'avgTransaction'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'avgWaitMinutes': { name: 'avgWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsAdded': { name: 'binsAdded'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buyAmount': { name: 'buyAmount'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyCash': { name: 'buyCash'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buyTrade': { name: 'buyTrade'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'buys': { name: 'buys'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'buysPassed': { name: 'buysPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'comparison': { name: 'comparison'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Comparison'; ofType: null; }; } };
      'costNew': { name: 'costNew'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'costUsed': { name: 'costUsed'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'couponsIssued': { name: 'couponsIssued'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'couponsRedeemed': { name: 'couponsRedeemed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'customers': { name: 'customers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'discounts': { name: 'discounts'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalDifference': { name: 'goalDifference'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPct': { name: 'goalPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'isLaborEstimated': { name: 'isLaborEstimated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'itemsBought': { name: 'itemsBought'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'itemsSold': { name: 'itemsSold'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborEfficiency': { name: 'laborEfficiency'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'laborMinutes': { name: 'laborMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'laborPct': { name: 'laborPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'medianWaitMinutes': { name: 'medianWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'piecePrice': { name: 'piecePrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'piecesEach': { name: 'piecesEach'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'returns': { name: 'returns'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'salesWithoutCustomer': { name: 'salesWithoutCustomer'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'salesWithoutCustomerPct': { name: 'salesWithoutCustomerPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'taskCompletion': { name: 'taskCompletion'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'tasksDone': { name: 'tasksDone'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tasksDue': { name: 'tasksDue'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'tax': { name: 'tax'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'tradePct': { name: 'tradePct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'wageUnknownMinutes': { name: 'wageUnknownMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'PickList': { kind: 'OBJECT'; name: 'PickList'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PickListBin'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'locationName': { name: 'locationName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PickListBin': { kind: 'OBJECT'; name: 'PickListBin'; fields: {
      'ageDays': { name: 'ageDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'holdUntil': { name: 'holdUntil'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PickState': { name: 'PickState'; enumValues: 'FOUND' | 'MISSING' | 'SOLD_IN_STORE' | 'TO_FIND'; };
    'PlannedDay': { kind: 'OBJECT'; name: 'PlannedDay'; fields: {
      'closesMinutes': { name: 'closesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'events': { name: 'events'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'hoursName': { name: 'hoursName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'isShut': { name: 'isShut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'opensMinutes': { name: 'opensMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'PlannedEntry': { kind: 'OBJECT'; name: 'PlannedEntry'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isReady': { name: 'isReady'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isThere': { name: 'isThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PosCustomer': { kind: 'OBJECT'; name: 'PosCustomer'; fields: {
      'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'externalId': { name: 'externalId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'street': { name: 'street'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'zip': { name: 'zip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PosEmployee': { kind: 'OBJECT'; name: 'PosEmployee'; fields: {
      'drsEmployeeCode': { name: 'drsEmployeeCode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'externalId': { name: 'externalId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'linkedTo': { name: 'linkedTo'; type: { kind: 'OBJECT'; name: 'Employee'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PosLink': { name: 'PosLink'; enumValues: 'INACTIVE' | 'LINKED' | 'NOT_LINKED'; };
    'PosLinks': { kind: 'OBJECT'; name: 'PosLinks'; fields: {
      'posEmployees': { name: 'posEmployees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PosEmployee'; ofType: null; }; }; }; } };
      'posName': { name: 'posName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'unlinked': { name: 'unlinked'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UnlinkedEmployee'; ofType: null; }; }; }; } }; }; };
    'PosState': { name: 'PosState'; enumValues: 'FRESH' | 'STALE' | 'WAITING'; };
    'Posting': { kind: 'OBJECT'; name: 'Posting'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'JournalKind'; ofType: null; }; } };
      'nextTryAt': { name: 'nextTryAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'problem': { name: 'problem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'ENUM'; name: 'PostingReason'; ofType: null; } };
      'remoteDebit': { name: 'remoteDebit'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'sentAt': { name: 'sentAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'serviceNumber': { name: 'serviceNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'tries': { name: 'tries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'wasThere': { name: 'wasThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'PostingCounts': { kind: 'OBJECT'; name: 'PostingCounts'; fields: {
      'changed': { name: 'changed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lastSentAt': { name: 'lastSentAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'notSent': { name: 'notSent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sent': { name: 'sent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'PostingReason': { name: 'PostingReason'; enumValues: 'ACCOUNT_INACTIVE' | 'CHANGED_THERE' | 'GONE_THERE' | 'INVALID' | 'NO_ANSWER' | 'NO_PERMISSION' | 'NUMBER_TAKEN' | 'PERIOD_CLOSED'; };
    'PostingSettings': { kind: 'OBJECT'; name: 'PostingSettings'; fields: {
      'accountsReadAt': { name: 'accountsReadAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'closedThrough': { name: 'closedThrough'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'companyName': { name: 'companyName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isCompanyConfirmed': { name: 'isCompanyConfirmed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'pausedUntil': { name: 'pausedUntil'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'startDate': { name: 'startDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } }; }; };
    'PrintFile': { kind: 'OBJECT'; name: 'PrintFile'; fields: {
      'dataBase64': { name: 'dataBase64'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fileName': { name: 'fileName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'mediaType': { name: 'mediaType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PrintJob': { kind: 'OBJECT'; name: 'PrintJob'; fields: {
      'copies': { name: 'copies'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'createdBy': { name: 'createdBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'createdById': { name: 'createdById'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'deviceId': { name: 'deviceId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'deviceName': { name: 'deviceName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'expiresAt': { name: 'expiresAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'hasFile': { name: 'hasFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'printerName': { name: 'printerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PrintJobState'; ofType: null; }; } };
      'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PrintJobState': { name: 'PrintJobState'; enumValues: 'CANCELLED' | 'DONE' | 'FAILED' | 'PRINTING' | 'QUEUED'; };
    'PrintTarget': { kind: 'OBJECT'; name: 'PrintTarget'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isOnline': { name: 'isOnline'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'printers': { name: 'printers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TargetPrinter'; ofType: null; }; }; }; } }; }; };
    'PrintedFile': { kind: 'OBJECT'; name: 'PrintedFile'; fields: {
      'dataBase64': { name: 'dataBase64'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fileName': { name: 'fileName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'labels': { name: 'labels'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'mediaType': { name: 'mediaType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Printer': { kind: 'OBJECT'; name: 'Printer'; fields: {
      'displayName': { name: 'displayName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PrinterRole': { name: 'PrinterRole'; enumValues: 'DOCUMENT' | 'LABEL' | 'RECEIPT'; };
    'PromisesKept': { kind: 'OBJECT'; name: 'PromisesKept'; fields: {
      'onTimeCount': { name: 'onTimeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'promisedCount': { name: 'promisedCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'ProviderClock': { kind: 'OBJECT'; name: 'ProviderClock'; fields: {
      'clockSource': { name: 'clockSource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ClockSource'; ofType: null; }; } };
      'clockUrl': { name: 'clockUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'waitingEmployeeIds': { name: 'waitingEmployeeIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; } }; }; };
    'PullBin': { kind: 'OBJECT'; name: 'PullBin'; fields: {
      'ageDays': { name: 'ageDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'backstockId': { name: 'backstockId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'binId': { name: 'binId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'locationId': { name: 'locationId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'locationName': { name: 'locationName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'season': { name: 'season'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'sectionId': { name: 'sectionId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'walk': { name: 'walk'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'PullList': { kind: 'OBJECT'; name: 'PullList'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PullBin'; ofType: null; }; }; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'floorId': { name: 'floorId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'hasItemData': { name: 'hasItemData'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lacksPieces': { name: 'lacksPieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'sections': { name: 'sections'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PullSection'; ofType: null; }; }; }; } };
      'windowDays': { name: 'windowDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'PullSection': { kind: 'OBJECT'; name: 'PullSection'; fields: {
      'binsFilled': { name: 'binsFilled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'binsMissing': { name: 'binsMissing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'binsOnHand': { name: 'binsOnHand'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'binsPulled': { name: 'binsPulled'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'bought': { name: 'bought'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'check': { name: 'check'; type: { kind: 'OBJECT'; name: 'RackCheck'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'missing': { name: 'missing'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'oldestAge': { name: 'oldestAge'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'sellThrough': { name: 'sellThrough'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'sold': { name: 'sold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'status': { name: 'status'; type: { kind: 'ENUM'; name: 'NeedStatus'; ofType: null; } }; }; };
    'Punch': { kind: 'OBJECT'; name: 'Punch'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isEdit': { name: 'isEdit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PunchType'; ofType: null; }; } }; }; };
    'PunchInput': { kind: 'INPUT_OBJECT'; name: 'PunchInput'; isOneOf: false; inputFields: [
      { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'PunchType'; ofType: null; }; }; defaultValue: null }]; };
    'PunchSending': { kind: 'OBJECT'; name: 'PunchSending'; fields: {
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isGivenUp': { name: 'isGivenUp'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastError': { name: 'lastError'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'punchedAt': { name: 'punchedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'PunchType': { name: 'PunchType'; enumValues: 'BREAK_END' | 'BREAK_START' | 'IN' | 'OUT'; };
    'PunchVersion': { kind: 'OBJECT'; name: 'PunchVersion'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isEdit': { name: 'isEdit'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'replacesId': { name: 'replacesId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'ENUM'; name: 'PunchType'; ofType: null; } };
      'writtenAt': { name: 'writtenAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'writtenBy': { name: 'writtenBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: {
      'accountsOfLines': { name: 'accountsOfLines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LineAccount'; ofType: null; }; }; }; } };
      'allNotes': { name: 'allNotes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryAllNotesConnection'; ofType: null; }; } };
      'allStores': { name: 'allStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AllStores'; ofType: null; }; } };
      'backfillPlan': { name: 'backfillPlan'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackfillPlan'; ofType: null; }; } };
      'backstockAging': { name: 'backstockAging'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockAging'; ofType: null; }; } };
      'backstockAgingCsv': { name: 'backstockAgingCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'backstockBin': { name: 'backstockBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScanAnswer'; ofType: null; }; } };
      'backstockCategories': { name: 'backstockCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockCategory'; ofType: null; }; }; }; } };
      'backstockDetail': { name: 'backstockDetail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockDetail'; ofType: null; }; } };
      'backstockHistory': { name: 'backstockHistory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBackstockHistoryConnection'; ofType: null; }; } };
      'backstockHistoryCsv': { name: 'backstockHistoryCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'backstockHome': { name: 'backstockHome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockHome'; ofType: null; }; } };
      'backstockLocations': { name: 'backstockLocations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockLocation'; ofType: null; }; }; }; } };
      'backstockReport': { name: 'backstockReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockReport'; ofType: null; }; }; }; } };
      'backstockSections': { name: 'backstockSections'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SectionSetup'; ofType: null; }; } };
      'backstockSettings': { name: 'backstockSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockSettings'; ofType: null; }; } };
      'backstocks': { name: 'backstocks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBackstocksConnection'; ofType: null; }; } };
      'backupState': { name: 'backupState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackupState'; ofType: null; }; } };
      'billing': { name: 'billing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Billing'; ofType: null; }; } };
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bin'; ofType: null; }; } };
      'binOverview': { name: 'binOverview'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinOverview'; ofType: null; }; } };
      'binTransfers': { name: 'binTransfers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinTransfers'; ofType: null; }; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBinsConnection'; ofType: null; }; } };
      'bookkeeping': { name: 'bookkeeping'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bookkeeping'; ofType: null; }; } };
      'bouncebackFile': { name: 'bouncebackFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFile'; ofType: null; }; } };
      'bouncebackReport': { name: 'bouncebackReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackReport'; ofType: null; }; } };
      'bouncebackSettings': { name: 'bouncebackSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackSettings'; ofType: null; }; } };
      'bouncebackStores': { name: 'bouncebackStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackStores'; ofType: null; }; } };
      'bouncebackStoresFile': { name: 'bouncebackStoresFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BouncebackFile'; ofType: null; }; } };
      'buy': { name: 'buy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyDetail'; ofType: null; }; } };
      'buyDesk': { name: 'buyDesk'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyDesk'; ofType: null; }; } };
      'buyLog': { name: 'buyLog'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBuyLogConnection'; ofType: null; }; } };
      'buyLogCsv': { name: 'buyLogCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'buyLogEntry': { name: 'buyLogEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogDetail'; ofType: null; }; } };
      'buyMatches': { name: 'buyMatches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyMatch'; ofType: null; }; }; }; } };
      'buyMessages': { name: 'buyMessages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyMessage'; ofType: null; }; }; }; } };
      'buyOfCode': { name: 'buyOfCode'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'buyPapersPage': { name: 'buyPapersPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'buyPolicy': { name: 'buyPolicy'; type: { kind: 'OBJECT'; name: 'BuyPolicy'; ofType: null; } };
      'buyReasons': { name: 'buyReasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyReason'; ofType: null; }; }; }; } };
      'buySettings': { name: 'buySettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuySettings'; ofType: null; }; } };
      'buyTextDrafts': { name: 'buyTextDrafts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyTextDraft'; ofType: null; }; }; }; } };
      'buyerCraft': { name: 'buyerCraft'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyerCraft'; ofType: null; }; } };
      'buyingGuard': { name: 'buyingGuard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyingGuard'; ofType: null; }; } };
      'checkInEstimate': { name: 'checkInEstimate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyEstimate'; ofType: null; }; } };
      'checkInStart': { name: 'checkInStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckInStart'; ofType: null; }; } };
      'checkinRequest': { name: 'checkinRequest'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; } };
      'checkinRequests': { name: 'checkinRequests'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CheckinRequest'; ofType: null; }; }; }; } };
      'companyClosing': { name: 'companyClosing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CompanyClosing'; ofType: null; }; } };
      'companyExport': { name: 'companyExport'; type: { kind: 'OBJECT'; name: 'CompanyExport'; ofType: null; } };
      'compareStores': { name: 'compareStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoresComparison'; ofType: null; }; } };
      'completionBasis': { name: 'completionBasis'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CompletionBasis'; ofType: null; }; } };
      'contactList': { name: 'contactList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactList'; ofType: null; }; } };
      'contactListChoices': { name: 'contactListChoices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ContactListChoice'; ofType: null; }; }; }; } };
      'coupon': { name: 'coupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponDetail'; ofType: null; }; } };
      'couponCampaign': { name: 'couponCampaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; }; } };
      'couponCampaignWarnings': { name: 'couponCampaignWarnings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaignWarning'; ofType: null; }; }; }; } };
      'couponCampaigns': { name: 'couponCampaigns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; }; }; }; } };
      'couponConflicts': { name: 'couponConflicts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OfflineCouponUse'; ofType: null; }; }; }; } };
      'couponForecast': { name: 'couponForecast'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponForecast'; ofType: null; }; } };
      'couponMisuse': { name: 'couponMisuse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponMisuse'; ofType: null; }; }; }; } };
      'coupons': { name: 'coupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCouponsConnection'; ofType: null; }; } };
      'craftDetail': { name: 'craftDetail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CraftDetail'; ofType: null; }; } };
      'customer': { name: 'customer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Customer'; ofType: null; }; } };
      'customerBuys': { name: 'customerBuys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerBuysConnection'; ofType: null; }; } };
      'customerCoupons': { name: 'customerCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerCouponsConnection'; ofType: null; }; } };
      'customerDuplicates': { name: 'customerDuplicates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerDuplicate'; ofType: null; }; }; }; } };
      'customerLinks': { name: 'customerLinks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerLinks'; ofType: null; }; } };
      'customerLoyalty': { name: 'customerLoyalty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerLoyaltyConnection'; ofType: null; }; } };
      'customerMerge': { name: 'customerMerge'; type: { kind: 'OBJECT'; name: 'CustomerMerge'; ofType: null; } };
      'customerNotes': { name: 'customerNotes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerNotesConnection'; ofType: null; }; } };
      'customerPurchases': { name: 'customerPurchases'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerPurchasesConnection'; ofType: null; }; } };
      'customerSummary': { name: 'customerSummary'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerSummary'; ofType: null; }; } };
      'customerTexts': { name: 'customerTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerTextsConnection'; ofType: null; }; } };
      'dailyReport': { name: 'dailyReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DailyReport'; ofType: null; }; } };
      'dayBuying': { name: 'dayBuying'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DayBuying'; ofType: null; }; } };
      'dayClose': { name: 'dayClose'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DayCloseDetail'; ofType: null; }; } };
      'dayCloses': { name: 'dayCloses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DayCloses'; ofType: null; }; } };
      'dayClosesCsv': { name: 'dayClosesCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'dayLog': { name: 'dayLog'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogEntry'; ofType: null; }; }; }; } };
      'daybook': { name: 'daybook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookDay'; ofType: null; }; } };
      'deviceLogs': { name: 'deviceLogs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeviceLog'; ofType: null; }; }; }; } };
      'deviceMappings': { name: 'deviceMappings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeviceMapping'; ofType: null; }; }; }; } };
      'devices': { name: 'devices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Device'; ofType: null; }; }; }; } };
      'emailNews': { name: 'emailNews'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EmailNews'; ofType: null; }; } };
      'employee': { name: 'employee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'employeeIdsWithoutPayRate': { name: 'employeeIdsWithoutPayRate'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; } };
      'employees': { name: 'employees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; }; }; } };
      'emptyBins': { name: 'emptyBins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockBin'; ofType: null; }; }; }; } };
      'entryPostings': { name: 'entryPostings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'EntryPosting'; ofType: null; }; }; }; } };
      'exceptions': { name: 'exceptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Exceptions'; ofType: null; }; } };
      'failedJobCount': { name: 'failedJobCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'failedJobs': { name: 'failedJobs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FailedJob'; ofType: null; }; }; }; } };
      'floorOrStore': { name: 'floorOrStore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FloorOrStore'; ofType: null; }; } };
      'floorShortage': { name: 'floorShortage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FloorShortage'; ofType: null; }; } };
      'goalMonth': { name: 'goalMonth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalMonth'; ofType: null; }; } };
      'goalSettings': { name: 'goalSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalSettings'; ofType: null; }; } };
      'handover': { name: 'handover'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HandoverDay'; ofType: null; }; } };
      'heldBuys': { name: 'heldBuys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HeldBuy'; ofType: null; }; }; }; } };
      'historyImports': { name: 'historyImports'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryImport'; ofType: null; }; }; }; } };
      'integrationLog': { name: 'integrationLog'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IntegrationLog'; ofType: null; }; } };
      'integrations': { name: 'integrations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; }; }; } };
      'inventoryHistory': { name: 'inventoryHistory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'InventoryHistory'; ofType: null; }; } };
      'inventoryItem': { name: 'inventoryItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'InventoryView'; ofType: null; }; } };
      'issuedCouponCount': { name: 'issuedCouponCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'journalLine': { name: 'journalLine'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalLineDetail'; ofType: null; }; } };
      'journalReport': { name: 'journalReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'JournalReport'; ofType: null; }; } };
      'kpi': { name: 'kpi'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Kpi'; ofType: null; }; }; }; } };
      'labelFile': { name: 'labelFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintedFile'; ofType: null; }; } };
      'lastDayReason': { name: 'lastDayReason'; type: { kind: 'OBJECT'; name: 'GoalReason'; ofType: null; } };
      'ledgerCsv': { name: 'ledgerCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'ledgerMonth': { name: 'ledgerMonth'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LedgerMonth'; ofType: null; }; } };
      'logFields': { name: 'logFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogField'; ofType: null; }; }; }; } };
      'loyalty': { name: 'loyalty'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Loyalty'; ofType: null; }; } };
      'loyaltyAwards': { name: 'loyaltyAwards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryLoyaltyAwardsConnection'; ofType: null; }; } };
      'loyaltyPlaces': { name: 'loyaltyPlaces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LoyaltyPlace'; ofType: null; }; }; }; } };
      'mailbox': { name: 'mailbox'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Mail'; ofType: null; }; }; }; } };
      'matchCustomers': { name: 'matchCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerMatches'; ofType: null; }; } };
      'missingClockOuts': { name: 'missingClockOuts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MissingClockOut'; ofType: null; }; }; }; } };
      'monthlyReport': { name: 'monthlyReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MonthlyReport'; ofType: null; }; } };
      'nightlyMail': { name: 'nightlyMail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMail'; ofType: null; }; } };
      'nightlyMailPreview': { name: 'nightlyMailPreview'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'NightlyMailPreview'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } };
      'oddUse': { name: 'oddUse'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OddUse'; ofType: null; }; }; }; } };
      'onlineOrder': { name: 'onlineOrder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderPage'; ofType: null; }; } };
      'onlineOrderOfCode': { name: 'onlineOrderOfCode'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'onlineOrders': { name: 'onlineOrders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineOrderList'; ofType: null; }; } };
      'onlineShop': { name: 'onlineShop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OnlineShop'; ofType: null; }; } };
      'openBuyCounts': { name: 'openBuyCounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OpenBuyCounts'; ofType: null; }; } };
      'orderSlipPage': { name: 'orderSlipPage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'overlappingShifts': { name: 'overlappingShifts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null; }; }; }; } };
      'ownSessions': { name: 'ownSessions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null; }; }; }; } };
      'pastBuys': { name: 'pastBuys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PastBuy'; ofType: null; }; }; }; } };
      'payRates': { name: 'payRates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PayRate'; ofType: null; }; }; }; } };
      'periodReport': { name: 'periodReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PeriodReport'; ofType: null; }; } };
      'periodReportCsv': { name: 'periodReportCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'personHistory': { name: 'personHistory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryPersonHistoryConnection'; ofType: null; }; } };
      'pickList': { name: 'pickList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PickList'; ofType: null; }; } };
      'pinnedCustomerNotes': { name: 'pinnedCustomerNotes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerNote'; ofType: null; }; }; }; } };
      'posLinks': { name: 'posLinks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PosLinks'; ofType: null; }; } };
      'presentEmployees': { name: 'presentEmployees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; }; }; } };
      'printJob': { name: 'printJob'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; } };
      'printJobFile': { name: 'printJobFile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintFile'; ofType: null; }; } };
      'printJobs': { name: 'printJobs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintJob'; ofType: null; }; }; }; } };
      'printTargets': { name: 'printTargets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PrintTarget'; ofType: null; }; }; }; } };
      'providerClock': { name: 'providerClock'; type: { kind: 'OBJECT'; name: 'ProviderClock'; ofType: null; } };
      'pullList': { name: 'pullList'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PullList'; ofType: null; }; } };
      'recordAsOf': { name: 'recordAsOf'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RecordState'; ofType: null; }; } };
      'recordHistory': { name: 'recordHistory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryRecordHistoryConnection'; ofType: null; }; } };
      'registerDays': { name: 'registerDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterDays'; ofType: null; }; } };
      'registerNumbers': { name: 'registerNumbers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryRegisterNumbersConnection'; ofType: null; }; } };
      'registerNumbersCsv': { name: 'registerNumbersCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'registerPlaces': { name: 'registerPlaces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterPlace'; ofType: null; }; }; }; } };
      'registerPrograms': { name: 'registerPrograms'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterProgram'; ofType: null; }; }; }; } };
      'registerService': { name: 'registerService'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterService'; ofType: null; }; } };
      'releases': { name: 'releases'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Release'; ofType: null; }; }; }; } };
      'reportAlerts': { name: 'reportAlerts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportAlert'; ofType: null; }; }; }; } };
      'reportRows': { name: 'reportRows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportRows'; ofType: null; }; } };
      'reportRowsCsv': { name: 'reportRowsCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reportSettings': { name: 'reportSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportSettings'; ofType: null; }; } };
      'scanBin': { name: 'scanBin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScanAnswer'; ofType: null; }; } };
      'schedule': { name: 'schedule'; type: { kind: 'OBJECT'; name: 'Schedule'; ofType: null; } };
      'scheduleLocations': { name: 'scheduleLocations'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScheduleLocation'; ofType: null; }; }; }; } };
      'scheduleNotices': { name: 'scheduleNotices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScheduleNotice'; ofType: null; }; }; }; } };
      'search': { name: 'search'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SearchResult'; ofType: null; }; }; }; } };
      'searchCoupons': { name: 'searchCoupons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; }; }; } };
      'searchCustomers': { name: 'searchCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SearchedCustomer'; ofType: null; }; }; }; } };
      'seasonRunway': { name: 'seasonRunway'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonRunway'; ofType: null; }; }; }; } };
      'secondHandCategories': { name: 'secondHandCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandCategory'; ofType: null; }; }; }; } };
      'secondHandDetails': { name: 'secondHandDetails'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandDetails'; ofType: null; }; } };
      'secondHandEntry': { name: 'secondHandEntry'; type: { kind: 'OBJECT'; name: 'SecondHandEntry'; ofType: null; } };
      'secondHandPaper': { name: 'secondHandPaper'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'secondHandRegister': { name: 'secondHandRegister'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QuerySecondHandRegisterConnection'; ofType: null; }; } };
      'secondHandRules': { name: 'secondHandRules'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandRule'; ofType: null; }; }; }; } };
      'secondLook': { name: 'secondLook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondLookDay'; ofType: null; }; } };
      'sellerBook': { name: 'sellerBook'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SellerBook'; ofType: null; }; } };
      'sellerBookCsv': { name: 'sellerBookCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'sellingService': { name: 'sellingService'; type: { kind: 'OBJECT'; name: 'SellingService'; ofType: null; } };
      'sessionsOfUser': { name: 'sessionsOfUser'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null; }; }; }; } };
      'settingChanges': { name: 'settingChanges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QuerySettingChangesConnection'; ofType: null; }; } };
      'shift': { name: 'shift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null; }; } };
      'sisterBalance': { name: 'sisterBalance'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SisterBalance'; ofType: null; }; } };
      'storeCapabilities': { name: 'storeCapabilities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreCapabilities'; ofType: null; }; } };
      'storeHours': { name: 'storeHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreHours'; ofType: null; }; } };
      'storeLogo': { name: 'storeLogo'; type: { kind: 'OBJECT'; name: 'StoreLogo'; ofType: null; } };
      'storeProfile': { name: 'storeProfile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreProfile'; ofType: null; }; } };
      'storeSetup': { name: 'storeSetup'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSetup'; ofType: null; }; } };
      'storeSwitches': { name: 'storeSwitches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreSwitches'; ofType: null; }; } };
      'storesReport': { name: 'storesReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoresReport'; ofType: null; }; } };
      'storesReportCsv': { name: 'storesReportCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'supportContactAddress': { name: 'supportContactAddress'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'supportedCompanies': { name: 'supportedCompanies'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SupportedCompany'; ofType: null; }; }; }; } };
      'supportedCompanyCount': { name: 'supportedCompanyCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'taskLists': { name: 'taskLists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskListSettings'; ofType: null; }; }; }; } };
      'teamSettings': { name: 'teamSettings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TeamSettings'; ofType: null; }; } };
      'textAutoResponses': { name: 'textAutoResponses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextAutoResponses'; ofType: null; }; } };
      'textCounts': { name: 'textCounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextCounts'; ofType: null; }; } };
      'textRegistration': { name: 'textRegistration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistration'; ofType: null; }; } };
      'textTemplates': { name: 'textTemplates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextTemplate'; ofType: null; }; }; }; } };
      'textThread': { name: 'textThread'; type: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; } };
      'textThreads': { name: 'textThreads'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryTextThreadsConnection'; ofType: null; }; } };
      'textingStatus': { name: 'textingStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextingStatus'; ofType: null; }; } };
      'ticket': { name: 'ticket'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Ticket'; ofType: null; }; } };
      'timecardHistory': { name: 'timecardHistory'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PunchVersion'; ofType: null; }; }; }; } };
      'timecards': { name: 'timecards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Timecards'; ofType: null; }; } };
      'timecardsCsv': { name: 'timecardsCsv'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'trainingStore': { name: 'trainingStore'; type: { kind: 'OBJECT'; name: 'TrainingStore'; ofType: null; } };
      'users': { name: 'users'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'User'; ofType: null; }; }; }; } };
      'waitingWebhooks': { name: 'waitingWebhooks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WaitingWebhook'; ofType: null; }; }; }; } };
      'weeklyReport': { name: 'weeklyReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WeeklyReport'; ofType: null; }; } }; }; };
    'QueryAllNotesConnection': { kind: 'OBJECT'; name: 'QueryAllNotesConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryAllNotesConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryAllNotesConnectionEdge': { kind: 'OBJECT'; name: 'QueryAllNotesConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Note'; ofType: null; }; } }; }; };
    'QueryBackstockHistoryConnection': { kind: 'OBJECT'; name: 'QueryBackstockHistoryConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBackstockHistoryConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'totals': { name: 'totals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockHistoryTotals'; ofType: null; }; } }; }; };
    'QueryBackstockHistoryConnectionEdge': { kind: 'OBJECT'; name: 'QueryBackstockHistoryConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockHistory'; ofType: null; }; } }; }; };
    'QueryBackstocksConnection': { kind: 'OBJECT'; name: 'QueryBackstocksConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBackstocksConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryBackstocksConnectionEdge': { kind: 'OBJECT'; name: 'QueryBackstocksConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ListedBackstock'; ofType: null; }; } }; }; };
    'QueryBinsConnection': { kind: 'OBJECT'; name: 'QueryBinsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBinsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryBinsConnectionEdge': { kind: 'OBJECT'; name: 'QueryBinsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Bin'; ofType: null; }; } }; }; };
    'QueryBuyLogConnection': { kind: 'OBJECT'; name: 'QueryBuyLogConnection'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryBuyLogConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogPerson'; ofType: null; }; }; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'totals': { name: 'totals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogTotals'; ofType: null; }; } }; }; };
    'QueryBuyLogConnectionEdge': { kind: 'OBJECT'; name: 'QueryBuyLogConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BuyLogEntry'; ofType: null; }; } }; }; };
    'QueryCouponsConnection': { kind: 'OBJECT'; name: 'QueryCouponsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCouponsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCouponsConnectionEdge': { kind: 'OBJECT'; name: 'QueryCouponsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } }; }; };
    'QueryCustomerBuysConnection': { kind: 'OBJECT'; name: 'QueryCustomerBuysConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerBuysConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerBuysConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerBuysConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerBuy'; ofType: null; }; } }; }; };
    'QueryCustomerCouponsConnection': { kind: 'OBJECT'; name: 'QueryCustomerCouponsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerCouponsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerCouponsConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerCouponsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerCoupon'; ofType: null; }; } }; }; };
    'QueryCustomerLoyaltyConnection': { kind: 'OBJECT'; name: 'QueryCustomerLoyaltyConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerLoyaltyConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerLoyaltyConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerLoyaltyConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LoyaltyAward'; ofType: null; }; } }; }; };
    'QueryCustomerNotesConnection': { kind: 'OBJECT'; name: 'QueryCustomerNotesConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerNotesConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerNotesConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerNotesConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerNote'; ofType: null; }; } }; }; };
    'QueryCustomerPurchasesConnection': { kind: 'OBJECT'; name: 'QueryCustomerPurchasesConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerPurchasesConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerPurchasesConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerPurchasesConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerPurchase'; ofType: null; }; } }; }; };
    'QueryCustomerTextsConnection': { kind: 'OBJECT'; name: 'QueryCustomerTextsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryCustomerTextsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryCustomerTextsConnectionEdge': { kind: 'OBJECT'; name: 'QueryCustomerTextsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CustomerText'; ofType: null; }; } }; }; };
    'QueryLoyaltyAwardsConnection': { kind: 'OBJECT'; name: 'QueryLoyaltyAwardsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryLoyaltyAwardsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryLoyaltyAwardsConnectionEdge': { kind: 'OBJECT'; name: 'QueryLoyaltyAwardsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LoyaltyAward'; ofType: null; }; } }; }; };
    'QueryPersonHistoryConnection': { kind: 'OBJECT'; name: 'QueryPersonHistoryConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryPersonHistoryConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryPersonHistoryConnectionEdge': { kind: 'OBJECT'; name: 'QueryPersonHistoryConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryEntry'; ofType: null; }; } }; }; };
    'QueryRecordHistoryConnection': { kind: 'OBJECT'; name: 'QueryRecordHistoryConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryRecordHistoryConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryRecordHistoryConnectionEdge': { kind: 'OBJECT'; name: 'QueryRecordHistoryConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryEntry'; ofType: null; }; } }; }; };
    'QueryRegisterNumbersConnection': { kind: 'OBJECT'; name: 'QueryRegisterNumbersConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryRegisterNumbersConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'rule': { name: 'rule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'CustomerCodeRule'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryRegisterNumbersConnectionEdge': { kind: 'OBJECT'; name: 'QueryRegisterNumbersConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterNumber'; ofType: null; }; } }; }; };
    'QuerySecondHandRegisterConnection': { kind: 'OBJECT'; name: 'QuerySecondHandRegisterConnection'; fields: {
      'counts': { name: 'counts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandCounts'; ofType: null; }; } };
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QuerySecondHandRegisterConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QuerySecondHandRegisterConnectionEdge': { kind: 'OBJECT'; name: 'QuerySecondHandRegisterConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondHandEntry'; ofType: null; }; } }; }; };
    'QuerySettingChangesConnection': { kind: 'OBJECT'; name: 'QuerySettingChangesConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QuerySettingChangesConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QuerySettingChangesConnectionEdge': { kind: 'OBJECT'; name: 'QuerySettingChangesConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HistoryEntry'; ofType: null; }; } }; }; };
    'QueryTextThreadsConnection': { kind: 'OBJECT'; name: 'QueryTextThreadsConnection'; fields: {
      'edges': { name: 'edges'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'QueryTextThreadsConnectionEdge'; ofType: null; }; }; }; } };
      'pageInfo': { name: 'pageInfo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PageInfo'; ofType: null; }; } };
      'totalItems': { name: 'totalItems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'QueryTextThreadsConnectionEdge': { kind: 'OBJECT'; name: 'QueryTextThreadsConnectionEdge'; fields: {
      'cursor': { name: 'cursor'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'node': { name: 'node'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextThread'; ofType: null; }; } }; }; };
    'RackCheck': { kind: 'OBJECT'; name: 'RackCheck'; fields: {
      'checkedAt': { name: 'checkedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'checkedBy': { name: 'checkedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'fullness': { name: 'fullness'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'RecordField': { kind: 'OBJECT'; name: 'RecordField'; fields: {
      'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'RecordState': { kind: 'OBJECT'; name: 'RecordState'; fields: {
      'fields': { name: 'fields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RecordField'; ofType: null; }; }; }; } };
      'isThere': { name: 'isThere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'RefusedContact': { kind: 'OBJECT'; name: 'RefusedContact'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'customerId': { name: 'customerId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'RefusedLine': { kind: 'OBJECT'; name: 'RefusedLine'; fields: {
      'line': { name: 'line'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'RegisterBuy': { kind: 'OBJECT'; name: 'RegisterBuy'; fields: {
      'checkedInAt': { name: 'checkedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'completedAt': { name: 'completedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'posBuyId': { name: 'posBuyId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'readyAt': { name: 'readyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'RegisterConnection': { kind: 'OBJECT'; name: 'RegisterConnection'; fields: {
      'deviceId': { name: 'deviceId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'goods': { name: 'goods'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RegisterGoods'; ofType: null; }; } };
      'liveSince': { name: 'liveSince'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'placeName': { name: 'placeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'RegisterDay': { kind: 'OBJECT'; name: 'RegisterDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'lastAt': { name: 'lastAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'netCents': { name: 'netCents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'tickets': { name: 'tickets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'RegisterDays': { kind: 'OBJECT'; name: 'RegisterDays'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'OBJECT'; name: 'RegisterDay'; ofType: null; } };
      'yesterday': { name: 'yesterday'; type: { kind: 'OBJECT'; name: 'RegisterDay'; ofType: null; } }; }; };
    'RegisterGoods': { name: 'RegisterGoods'; enumValues: 'NEW' | 'USED'; };
    'RegisterNumber': { kind: 'OBJECT'; name: 'RegisterNumber'; fields: {
      'customerCode': { name: 'customerCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'misplacement': { name: 'misplacement'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RegisterNumberMisplacement'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'RegisterNumberMisplacement': { name: 'RegisterNumberMisplacement'; enumValues: 'MISTYPED' | 'TWICE'; };
    'RegisterPlace': { kind: 'OBJECT'; name: 'RegisterPlace'; fields: {
      'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'problem': { name: 'problem'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'RegisterProgram': { kind: 'OBJECT'; name: 'RegisterProgram'; fields: {
      'bytes': { name: 'bytes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'path': { name: 'path'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'platform': { name: 'platform'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'RegisterService': { kind: 'OBJECT'; name: 'RegisterService'; fields: {
      'backfill': { name: 'backfill'; type: { kind: 'OBJECT'; name: 'PastSales'; ofType: null; } };
      'connection': { name: 'connection'; type: { kind: 'OBJECT'; name: 'RegisterConnection'; ofType: null; } };
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'lookedAt': { name: 'lookedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'salesToday': { name: 'salesToday'; type: { kind: 'OBJECT'; name: 'RegisterToday'; ofType: null; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'RegisterToday': { kind: 'OBJECT'; name: 'RegisterToday'; fields: {
      'net': { name: 'net'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tickets': { name: 'tickets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Release': { kind: 'OBJECT'; name: 'Release'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'feedback': { name: 'feedback'; type: { kind: 'OBJECT'; name: 'ReleaseFeedback'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isFeedbackOpen': { name: 'isFeedbackOpen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isUnread': { name: 'isUnread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'publishedAt': { name: 'publishedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'requiredBy': { name: 'requiredBy'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'title': { name: 'title'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ReleaseFeedback': { kind: 'OBJECT'; name: 'ReleaseFeedback'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'closesAt': { name: 'closesAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'editedAt': { name: 'editedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'givenAt': { name: 'givenAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'mayContact': { name: 'mayContact'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'rating': { name: 'rating'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'FeedbackRating'; ofType: null; }; } }; }; };
    'RemoveReason': { name: 'RemoveReason'; enumValues: 'DISCARDED' | 'DONATED' | 'MISTAKE' | 'TRANSFERRED'; };
    'RemovedPersonAnswer': { name: 'RemovedPersonAnswer'; enumValues: 'DEACTIVATED' | 'KEPT'; };
    'RemovedSchedulePerson': { kind: 'OBJECT'; name: 'RemovedSchedulePerson'; fields: {
      'isClockedIn': { name: 'isClockedIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ReportAlert': { kind: 'OBJECT'; name: 'ReportAlert'; fields: {
      'answer': { name: 'answer'; type: { kind: 'ENUM'; name: 'ReportAlertAnswer'; ofType: null; } };
      'answeredAt': { name: 'answeredAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'answeredBy': { name: 'answeredBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'history': { name: 'history'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportAlertWeek'; ofType: null; }; }; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReportAlertKind'; ofType: null; }; } };
      'part': { name: 'part'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'raisedOn': { name: 'raisedOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'usual': { name: 'usual'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'weeks': { name: 'weeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'whole': { name: 'whole'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ReportAlertAnswer': { name: 'ReportAlertAnswer'; enumValues: 'EXPLAINED' | 'WATCH' | 'WRONG'; };
    'ReportAlertKind': { name: 'ReportAlertKind'; enumValues: 'DISCOUNTS' | 'NO_CUSTOMER' | 'OVER_SHORT' | 'PASSES' | 'REFUNDS' | 'VOIDS' | 'WAITS'; };
    'ReportAlertWeek': { kind: 'OBJECT'; name: 'ReportAlertWeek'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'part': { name: 'part'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'whole': { name: 'whole'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ReportPeriod': { kind: 'INTERFACE'; name: 'ReportPeriod'; fields: {
      'columns': { name: 'columns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DailyReport'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalFigures'; ofType: null; }; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } };
      'leftOut': { name: 'leftOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PeriodReport'; ofType: null; }; } }; }; possibleTypes: 'MonthlyReport' | 'WeeklyReport'; };
    'ReportPeriodKind': { name: 'ReportPeriodKind'; enumValues: 'MONTH' | 'WEEK'; };
    'ReportRow': { kind: 'OBJECT'; name: 'ReportRow'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'couponNumber': { name: 'couponNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'employeeCode': { name: 'employeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isEmployeePurchase': { name: 'isEmployeePurchase'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReportRowType'; ofType: null; }; } };
      'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ReportRowHead': { kind: 'INTERFACE'; name: 'ReportRowHead'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'couponNumber': { name: 'couponNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'employeeCode': { name: 'employeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isEmployeePurchase': { name: 'isEmployeePurchase'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReportRowType'; ofType: null; }; } }; }; possibleTypes: 'ReportRow' | 'Ticket'; };
    'ReportRowKind': { name: 'ReportRowKind'; enumValues: 'BELOW_COST' | 'BUYS' | 'CUSTOMERS' | 'DISCOUNTS' | 'ITEMS_BOUGHT' | 'ITEMS_SOLD' | 'NO_CUSTOMER' | 'PASSED' | 'PRICES' | 'RETURNS' | 'SALES' | 'VOIDS' | 'WAITS'; };
    'ReportRowType': { name: 'ReportRowType'; enumValues: 'BUY' | 'EXCHANGE' | 'RETURN' | 'SALE' | 'VOID'; };
    'ReportRows': { kind: 'OBJECT'; name: 'ReportRows'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'rows': { name: 'rows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReportRow'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'ReportSettings': { kind: 'OBJECT'; name: 'ReportSettings'; fields: {
      'allColumns': { name: 'allColumns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'columns': { name: 'columns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; }; };
    'RequestedDay': { kind: 'OBJECT'; name: 'RequestedDay'; fields: {
      'askedAt': { name: 'askedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'ResentCoupon': { kind: 'OBJECT'; name: 'ResentCoupon'; fields: {
      'coupon': { name: 'coupon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coupon'; ofType: null; }; } };
      'isTexted': { name: 'isTexted'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'ReturnedField': { kind: 'INPUT_OBJECT'; name: 'ReturnedField'; isOneOf: false; inputFields: [
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'ReturnedParameter': { kind: 'INPUT_OBJECT'; name: 'ReturnedParameter'; isOneOf: false; inputFields: [
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'ReturnedToLoyalty': { kind: 'INPUT_OBJECT'; name: 'ReturnedToLoyalty'; isOneOf: false; inputFields: [
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'RuleError': { kind: 'OBJECT'; name: 'RuleError'; fields: {
      'day': { name: 'day'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } };
      'month': { name: 'month'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; } }; }; };
    'RuleErrors': { kind: 'OBJECT'; name: 'RuleErrors'; fields: {
      'fair': { name: 'fair'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RuleError'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RuleError'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'RunningTotal': { kind: 'OBJECT'; name: 'RunningTotal'; fields: {
      'compSales': { name: 'compSales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'RunwayAdvice': { name: 'RunwayAdvice'; enumValues: 'MARK_DOWN' | 'ON_TRACK' | 'PULL_FASTER' | 'STORE_FOR_NEXT_YEAR' | 'TRANSFER'; };
    'SalesRule': { name: 'SalesRule'; enumValues: 'FAIR' | 'LAST_YEAR'; };
    'SavedCouponCampaign': { kind: 'OBJECT'; name: 'SavedCouponCampaign'; fields: {
      'campaign': { name: 'campaign'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; }; } };
      'replaced': { name: 'replaced'; type: { kind: 'OBJECT'; name: 'CouponCampaign'; ofType: null; } }; }; };
    'ScanAnswer': { kind: 'OBJECT'; name: 'ScanAnswer'; fields: {
      'bin': { name: 'bin'; type: { kind: 'OBJECT'; name: 'BackstockBin'; ofType: null; } };
      'filling': { name: 'filling'; type: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; } };
      'message': { name: 'message'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'older': { name: 'older'; type: { kind: 'OBJECT'; name: 'OlderBin'; ofType: null; } };
      'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ScanOutcome'; ofType: null; }; } };
      'place': { name: 'place'; type: { kind: 'OBJECT'; name: 'ScannedPlace'; ofType: null; } }; }; };
    'ScanOutcome': { name: 'ScanOutcome'; enumValues: 'EMPTY' | 'FILLED' | 'NOT_A_BIN' | 'OTHER_STORE' | 'PLACE' | 'RETIRED'; };
    'ScannedPlace': { kind: 'OBJECT'; name: 'ScannedPlace'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isTerminal': { name: 'isTerminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Schedule': { kind: 'OBJECT'; name: 'Schedule'; fields: {
      'clockSource': { name: 'clockSource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ClockSource'; ofType: null; }; } };
      'ignored': { name: 'ignored'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScheduleEmployee'; ofType: null; }; }; }; } };
      'integration': { name: 'integration'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Integration'; ofType: null; }; } };
      'people': { name: 'people'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SchedulePerson'; ofType: null; }; }; }; } };
      'peopleSyncedAt': { name: 'peopleSyncedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sendings': { name: 'sendings'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PunchSending'; ofType: null; }; }; }; } };
      'shiftsSyncedAt': { name: 'shiftsSyncedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'takesPunches': { name: 'takesPunches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'timesSyncedAt': { name: 'timesSyncedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'unmatched': { name: 'unmatched'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ScheduleEmployee'; ofType: null; }; }; }; } }; }; };
    'ScheduleEmployee': { kind: 'OBJECT'; name: 'ScheduleEmployee'; fields: {
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isClockedIn': { name: 'isClockedIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'safeAvatarUrl': { name: 'safeAvatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'ScheduleLocation': { kind: 'OBJECT'; name: 'ScheduleLocation'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ScheduleMatchedBy': { name: 'ScheduleMatchedBy'; enumValues: 'CHOSEN' | 'CODE' | 'CREATED' | 'EMAIL' | 'NAME' | 'PHONE'; };
    'ScheduleNotice': { kind: 'OBJECT'; name: 'ScheduleNotice'; fields: {
      'givenUpPunches': { name: 'givenUpPunches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'removedPeople': { name: 'removedPeople'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RemovedSchedulePerson'; ofType: null; }; }; }; } };
      'stopped': { name: 'stopped'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'SchedulePerson': { kind: 'OBJECT'; name: 'SchedulePerson'; fields: {
      'code': { name: 'code'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employee': { name: 'employee'; type: { kind: 'OBJECT'; name: 'ScheduleEmployee'; ofType: null; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'goneAt': { name: 'goneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isIgnored': { name: 'isIgnored'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'matchedBy': { name: 'matchedBy'; type: { kind: 'ENUM'; name: 'ScheduleMatchedBy'; ofType: null; } };
      'needsAnswer': { name: 'needsAnswer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'SearchKind': { name: 'SearchKind'; enumValues: 'BIN' | 'CUSTOMER' | 'EMPLOYEE' | 'NOTE' | 'ORDER' | 'TASK'; };
    'SearchResult': { kind: 'OBJECT'; name: 'SearchResult'; fields: {
      'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SearchKind'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SearchedCustomer': { kind: 'OBJECT'; name: 'SearchedCustomer'; fields: {
      'email': { name: 'email'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'lastBuyOn': { name: 'lastBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'mobile': { name: 'mobile'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Season': { name: 'Season'; enumValues: 'ALL' | 'FW' | 'HOLIDAY' | 'SS'; };
    'SeasonCalendar': { kind: 'OBJECT'; name: 'SeasonCalendar'; fields: {
      'FW': { name: 'FW'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonDates'; ofType: null; }; } };
      'SS': { name: 'SS'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonDates'; ofType: null; }; } };
      'holiday': { name: 'holiday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SeasonDates'; ofType: null; }; } }; }; };
    'SeasonCalendarInput': { kind: 'INPUT_OBJECT'; name: 'SeasonCalendarInput'; isOneOf: false; inputFields: [
      { name: 'FW'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SeasonDatesInput'; ofType: null; }; }; defaultValue: null },
      { name: 'SS'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SeasonDatesInput'; ofType: null; }; }; defaultValue: null },
      { name: 'holiday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'SeasonDatesInput'; ofType: null; }; }; defaultValue: null }]; };
    'SeasonDates': { kind: 'OBJECT'; name: 'SeasonDates'; fields: {
      'ends': { name: 'ends'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'starts': { name: 'starts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SeasonDatesInput': { kind: 'INPUT_OBJECT'; name: 'SeasonDatesInput'; isOneOf: false; inputFields: [
      { name: 'ends'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'starts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'SeasonDay': { kind: 'OBJECT'; name: 'SeasonDay'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'index': { name: 'index'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } };
      'spread': { name: 'spread'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } }; }; };
    'SeasonRunway': { kind: 'OBJECT'; name: 'SeasonRunway'; fields: {
      'advice': { name: 'advice'; type: { kind: 'ENUM'; name: 'RunwayAdvice'; ofType: null; } };
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categoryId': { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'endsOn': { name: 'endsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'isRunning': { name: 'isRunning'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'leftOver': { name: 'leftOver'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'neededBy': { name: 'neededBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'neededByStoreId': { name: 'neededByStoreId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'neededPerWeek': { name: 'neededPerWeek'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } };
      'pullsPerWeek': { name: 'pullsPerWeek'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } };
      'season': { name: 'season'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'SecondHandCategory': { kind: 'OBJECT'; name: 'SecondHandCategory'; fields: {
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SecondHandCounts': { kind: 'OBJECT'; name: 'SecondHandCounts'; fields: {
      'heldNow': { name: 'heldNow'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lastNumber': { name: 'lastNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'rows': { name: 'rows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'unreported': { name: 'unreported'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'voided': { name: 'voided'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SecondHandDetails': { kind: 'OBJECT'; name: 'SecondHandDetails'; fields: {
      'buyKey': { name: 'buyKey'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'photo': { name: 'photo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'plate': { name: 'plate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'serials': { name: 'serials'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SecondHandEntry': { kind: 'OBJECT'; name: 'SecondHandEntry'; fields: {
      'buyId': { name: 'buyId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'buyKey': { name: 'buyKey'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'buyNumber': { name: 'buyNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'categoryCodes': { name: 'categoryCodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'completedAt': { name: 'completedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'handledBy': { name: 'handledBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'holdUntil': { name: 'holdUntil'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'idMasked': { name: 'idMasked'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'idState': { name: 'idState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'idType': { name: 'idType'; type: { kind: 'ENUM'; name: 'IdType'; ofType: null; } };
      'itemsTaken': { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'missing': { name: 'missing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandNeed'; ofType: null; }; }; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'paid': { name: 'paid'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'photo': { name: 'photo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'plate': { name: 'plate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reportDueAt': { name: 'reportDueAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'reportedAt': { name: 'reportedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'reportedBy': { name: 'reportedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'requiredFields': { name: 'requiredFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandNeed'; ofType: null; }; }; }; } };
      'ruleNames': { name: 'ruleNames'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'serials': { name: 'serials'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'voidReason': { name: 'voidReason'; type: { kind: 'ENUM'; name: 'SecondHandVoidReason'; ofType: null; } }; }; };
    'SecondHandExportForm': { name: 'SecondHandExportForm'; enumValues: 'BUYS' | 'PIECES'; };
    'SecondHandNeed': { name: 'SecondHandNeed'; enumValues: 'ID_TYPE' | 'PHOTO' | 'PLATE' | 'SERIAL' | 'SIGNATURE'; };
    'SecondHandReported': { kind: 'OBJECT'; name: 'SecondHandReported'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SecondHandRule': { kind: 'OBJECT'; name: 'SecondHandRule'; fields: {
      'categoryCodes': { name: 'categoryCodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'exportForm': { name: 'exportForm'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandExportForm'; ofType: null; }; } };
      'holdDays': { name: 'holdDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'reportHours': { name: 'reportHours'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'requiredFields': { name: 'requiredFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandNeed'; ofType: null; }; }; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'wording': { name: 'wording'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SecondHandRuleInput': { kind: 'INPUT_OBJECT'; name: 'SecondHandRuleInput'; isOneOf: false; inputFields: [
      { name: 'categoryCodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'exportForm'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandExportForm'; ofType: null; }; }; defaultValue: null },
      { name: 'holdDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'reportHours'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'requiredFields'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SecondHandNeed'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'wording'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'SecondHandVoidReason': { name: 'SecondHandVoidReason'; enumValues: 'DUPLICATE' | 'REGISTER' | 'REOPENED'; };
    'SecondLook': { kind: 'OBJECT'; name: 'SecondLook'; fields: {
      'answeredAt': { name: 'answeredAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'buyNumber': { name: 'buyNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'buyerName': { name: 'buyerName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SecondLookPiece'; ofType: null; }; }; }; } }; }; };
    'SecondLookCandidate': { kind: 'OBJECT'; name: 'SecondLookCandidate'; fields: {
      'buyNumber': { name: 'buyNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'buyerName': { name: 'buyerName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SecondLookDay': { kind: 'OBJECT'; name: 'SecondLookDay'; fields: {
      'candidate': { name: 'candidate'; type: { kind: 'OBJECT'; name: 'SecondLookCandidate'; ofType: null; } };
      'look': { name: 'look'; type: { kind: 'OBJECT'; name: 'SecondLook'; ofType: null; } }; }; };
    'SecondLookPiece': { kind: 'OBJECT'; name: 'SecondLookPiece'; fields: {
      'brand': { name: 'brand'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'category': { name: 'category'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isTakenAgain': { name: 'isTakenAgain'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'passReason': { name: 'passReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'size': { name: 'size'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'wasTaken': { name: 'wasTaken'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } }; }; };
    'SectionCategory': { kind: 'OBJECT'; name: 'SectionCategory'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SectionSetup': { kind: 'OBJECT'; name: 'SectionSetup'; fields: {
      'freeCategories': { name: 'freeCategories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SectionCategory'; ofType: null; }; }; }; } };
      'freeCodes': { name: 'freeCodes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SoldCode'; ofType: null; }; }; }; } };
      'sections': { name: 'sections'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BackstockSection'; ofType: null; }; }; }; } }; }; };
    'SeenFilling': { kind: 'INPUT_OBJECT'; name: 'SeenFilling'; isOneOf: false; inputFields: [
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null }]; };
    'SeenId': { kind: 'INPUT_OBJECT'; name: 'SeenId'; isOneOf: false; inputFields: [
      { name: 'birthDate'; type: { kind: 'SCALAR'; name: 'BirthDate'; ofType: null; }; defaultValue: null },
      { name: 'expiresOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'number'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'IdType'; ofType: null; }; }; defaultValue: null }]; };
    'SellerBook': { kind: 'OBJECT'; name: 'SellerBook'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'quiet': { name: 'quiet'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BookSeller'; ofType: null; }; }; }; } };
      'takeRate': { name: 'takeRate'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'top': { name: 'top'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BookSeller'; ofType: null; }; }; }; } }; }; };
    'SellerPlan': { name: 'SellerPlan'; enumValues: 'CANCELS' | 'ON_WAY' | 'RETURNS' | 'WAITS'; };
    'SellerReply': { kind: 'OBJECT'; name: 'SellerReply'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'threadId': { name: 'threadId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } }; }; };
    'SellingService': { kind: 'OBJECT'; name: 'SellingService'; fields: {
      'isReading': { name: 'isReading'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Session': { kind: 'OBJECT'; name: 'Session'; fields: {
      'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'appVersion': { name: 'appVersion'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isThisOne': { name: 'isThisOne'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastUsedAt': { name: 'lastUsedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'userAgent': { name: 'userAgent'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'SettingKind': { name: 'SettingKind'; enumValues: 'AUTOMATIONS' | 'DEVICES' | 'HOURS' | 'REPORTS' | 'STORE' | 'SWITCHES' | 'USERS'; };
    'SetupFacts': { kind: 'OBJECT'; name: 'SetupFacts'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'campaigns': { name: 'campaigns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'categories': { name: 'categories'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'employees': { name: 'employees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'hasBuyPolicy': { name: 'hasBuyPolicy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasCard': { name: 'hasCard'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasGoals': { name: 'hasGoals'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'managers': { name: 'managers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'registers': { name: 'registers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sendsNightlyMail': { name: 'sendsNightlyMail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'setsOwnPin': { name: 'setsOwnPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'taskLists': { name: 'taskLists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'withoutWayIn': { name: 'withoutWayIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SetupState': { name: 'SetupState'; enumValues: 'COMPLETE' | 'INFO' | 'PENDING' | 'WARNING'; };
    'SetupStep': { kind: 'OBJECT'; name: 'SetupStep'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'SetupStepState'; ofType: null; }; } }; }; };
    'SetupStepState': { name: 'SetupStepState'; enumValues: 'DONE' | 'OPEN' | 'SKIPPED'; };
    'Shift': { kind: 'OBJECT'; name: 'Shift'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'employee': { name: 'employee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; }; } };
      'endsAt': { name: 'endsAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isOfProvider': { name: 'isOfProvider'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'note': { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'startsAt': { name: 'startsAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ShiftAnswer': { kind: 'OBJECT'; name: 'ShiftAnswer'; fields: {
      'overlaps': { name: 'overlaps'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'shift': { name: 'shift'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Shift'; ofType: null; }; } }; }; };
    'ShiftInput': { kind: 'INPUT_OBJECT'; name: 'ShiftInput'; isOneOf: false; inputFields: [
      { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'endMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'note'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'startMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'ShopWriteState': { name: 'ShopWriteState'; enumValues: 'FAILED' | 'NONE' | 'WAITING' | 'WRITTEN'; };
    'ShownIdNumber': { kind: 'OBJECT'; name: 'ShownIdNumber'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ShutHoliday': { kind: 'OBJECT'; name: 'ShutHoliday'; fields: {
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'special': { name: 'special'; type: { kind: 'OBJECT'; name: 'SpecialDay'; ofType: null; } }; }; };
    'SisterBalance': { kind: 'OBJECT'; name: 'SisterBalance'; fields: {
      'rows': { name: 'rows'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SisterBalanceRow'; ofType: null; }; }; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SisterStore'; ofType: null; }; }; }; } };
      'weeks': { name: 'weeks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SisterBalanceRow': { kind: 'OBJECT'; name: 'SisterBalanceRow'; fields: {
      'categoryId': { name: 'categoryId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'categoryName': { name: 'categoryName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'here': { name: 'here'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreStanding'; ofType: null; }; } };
      'sisters': { name: 'sisters'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SisterStanding'; ofType: null; }; }; }; } }; }; };
    'SisterStanding': { kind: 'OBJECT'; name: 'SisterStanding'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'BinToSend'; ofType: null; }; }; }; } };
      'standing': { name: 'standing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreStanding'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'storeName': { name: 'storeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SisterStore': { kind: 'OBJECT'; name: 'SisterStore'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SkipReason': { name: 'SkipReason'; enumValues: 'BROKEN' | 'NO_TIME' | 'OTHER' | 'OUT_OF_SUPPLIES' | 'SHORT_STAFFED'; };
    'SoldCode': { kind: 'OBJECT'; name: 'SoldCode'; fields: {
      'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pieces': { name: 'pieces'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'SortedPile': { kind: 'INPUT_OBJECT'; name: 'SortedPile'; isOneOf: false; inputFields: [
      { name: 'cashOffer'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; defaultValue: null },
      { name: 'itemsPassed'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'itemsTaken'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'reasons'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'BuyReasonCountInput'; ofType: null; }; }; }; defaultValue: null }]; };
    'SpecialDay': { kind: 'OBJECT'; name: 'SpecialDay'; fields: {
      'event': { name: 'event'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'holiday': { name: 'holiday'; type: { kind: 'ENUM'; name: 'Holiday'; ofType: null; } };
      'offset': { name: 'offset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StandingOut': { kind: 'OBJECT'; name: 'StandingOut'; fields: {
      'isWeak': { name: 'isWeak'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'othersHigh': { name: 'othersHigh'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'othersLow': { name: 'othersLow'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'standing': { name: 'standing'; type: { kind: 'ENUM'; name: 'CompareStanding'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'value': { name: 'value'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'StoreCapabilities': { kind: 'OBJECT'; name: 'StoreCapabilities'; fields: {
      'givesBuyLines': { name: 'givesBuyLines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesBuys': { name: 'givesBuys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesCouponNumbers': { name: 'givesCouponNumbers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesCustomers': { name: 'givesCustomers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesDayCloses': { name: 'givesDayCloses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesEmployees': { name: 'givesEmployees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesItemLines': { name: 'givesItemLines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'givesTenders': { name: 'givesTenders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'takesCheckIns': { name: 'takesCheckIns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'StoreChanges': { kind: 'INPUT_OBJECT'; name: 'StoreChanges'; isOneOf: false; inputFields: [
      { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'brandKind'; type: { kind: 'ENUM'; name: 'BrandKind'; ofType: null; }; defaultValue: null },
      { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'color'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'country'; type: { kind: 'ENUM'; name: 'Country'; ofType: null; }; defaultValue: null },
      { name: 'grandOpeningOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'initials'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'number'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'openToBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'timeZone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'zip'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'StoreFigures': { kind: 'OBJECT'; name: 'StoreFigures'; fields: {
      'figures': { name: 'figures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PeriodReport'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'StoreHours': { kind: 'OBJECT'; name: 'StoreHours'; fields: {
      'exceptions': { name: 'exceptions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'HoursException'; ofType: null; }; }; }; } };
      'gaps': { name: 'gaps'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WeekdayGap'; ofType: null; }; }; }; } };
      'week': { name: 'week'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WeekdayHours'; ofType: null; }; }; }; } }; }; };
    'StoreLogo': { kind: 'OBJECT'; name: 'StoreLogo'; fields: {
      'dataBase64': { name: 'dataBase64'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'height': { name: 'height'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'width': { name: 'width'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StoreNeed': { kind: 'OBJECT'; name: 'StoreNeed'; fields: {
      'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'StoreNeedKind'; ofType: null; }; } }; }; };
    'StoreNeedKind': { name: 'StoreNeedKind'; enumValues: 'ALERT' | 'CLOCK_OUT' | 'DAY_CLOSE' | 'EXPORT' | 'REGISTER'; };
    'StoreNow': { kind: 'OBJECT'; name: 'StoreNow'; fields: {
      'ahead': { name: 'ahead'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'comp': { name: 'comp'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'compPct': { name: 'compPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'daysMade': { name: 'daysMade'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'expected': { name: 'expected'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'goalPct': { name: 'goalPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'here': { name: 'here'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'isShut': { name: 'isShut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'judgedPcts': { name: 'judgedPcts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Percent'; ofType: null; }; }; }; } };
      'longestWaitMinutes': { name: 'longestWaitMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'missing': { name: 'missing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MissingPerson'; ofType: null; }; }; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'needs': { name: 'needs'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreNeed'; ofType: null; }; }; }; } };
      'sales': { name: 'sales'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'storeId': { name: 'storeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'timeZone': { name: 'timeZone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'urgency': { name: 'urgency'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'StoreUrgency'; ofType: null; }; } };
      'usualPct': { name: 'usualPct'; type: { kind: 'SCALAR'; name: 'Percent'; ofType: null; } };
      'waiting': { name: 'waiting'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StoreProfile': { kind: 'OBJECT'; name: 'StoreProfile'; fields: {
      'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'brandKind': { name: 'brandKind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'BrandKind'; ofType: null; }; } };
      'callAndTextNumber': { name: 'callAndTextNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'color': { name: 'color'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'country': { name: 'country'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Country'; ofType: null; }; } };
      'grandOpeningOn': { name: 'grandOpeningOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'initials': { name: 'initials'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'openToBuyOn': { name: 'openToBuyOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'phoneNumber': { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'timeZone': { name: 'timeZone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'zip': { name: 'zip'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'StoreSetup': { kind: 'OBJECT'; name: 'StoreSetup'; fields: {
      'facts': { name: 'facts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SetupFacts'; ofType: null; }; } };
      'finishedAt': { name: 'finishedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'startedAt': { name: 'startedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'steps': { name: 'steps'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SetupStep'; ofType: null; }; }; }; } }; }; };
    'StoreStanding': { kind: 'OBJECT'; name: 'StoreStanding'; fields: {
      'bins': { name: 'bins'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'coming': { name: 'coming'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lack': { name: 'lack'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'missing': { name: 'missing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'needed': { name: 'needed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'spare': { name: 'spare'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StoreSwitchChanges': { kind: 'INPUT_OBJECT'; name: 'StoreSwitchChanges'; isOneOf: false; inputFields: [
      { name: 'allowSelfFirstPin'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'anyoneMayResetPin'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'breaksPaid'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'businessDayBoundaryMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'historyYears'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'idleSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'pinDigitsMin'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'showSalesToEmployees'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; defaultValue: null },
      { name: 'tradePctBasis'; type: { kind: 'ENUM'; name: 'TradePctBasis'; ofType: null; }; defaultValue: null },
      { name: 'wagesVisibleTo'; type: { kind: 'ENUM'; name: 'WagesVisibleTo'; ofType: null; }; defaultValue: null },
      { name: 'weekStart'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }]; };
    'StoreSwitches': { kind: 'OBJECT'; name: 'StoreSwitches'; fields: {
      'allowSelfFirstPin': { name: 'allowSelfFirstPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'anyoneMayResetPin': { name: 'anyoneMayResetPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'breaksPaid': { name: 'breaksPaid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'businessDayBoundaryMinutes': { name: 'businessDayBoundaryMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'historyYears': { name: 'historyYears'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'idleSeconds': { name: 'idleSeconds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'pinDigitsMin': { name: 'pinDigitsMin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'showSalesToEmployees': { name: 'showSalesToEmployees'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'tradePctBasis': { name: 'tradePctBasis'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TradePctBasis'; ofType: null; }; } };
      'wagesVisibleTo': { name: 'wagesVisibleTo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'WagesVisibleTo'; ofType: null; }; } };
      'weekStart': { name: 'weekStart'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StoreUrgency': { name: 'StoreUrgency'; enumValues: 'BEHIND' | 'MISSING' | 'NEEDS' | 'NONE' | 'WAITS'; };
    'StoresComparison': { kind: 'OBJECT'; name: 'StoresComparison'; fields: {
      'dayCount': { name: 'dayCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'leftOut': { name: 'leftOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LeftOutDay'; ofType: null; }; }; }; } };
      'measures': { name: 'measures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MeasureComparison'; ofType: null; }; }; }; } };
      'neededDays': { name: 'neededDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'storeCount': { name: 'storeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ComparedStore'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'windowDays': { name: 'windowDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'StoresReport': { kind: 'OBJECT'; name: 'StoresReport'; fields: {
      'columns': { name: 'columns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'excludedDays': { name: 'excludedDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'storeCount': { name: 'storeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'StoreFigures'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } }; }; };
    'String': unknown;
    'Subscription': { kind: 'OBJECT'; name: 'Subscription'; fields: {
      'dailyReport': { name: 'dailyReport'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DailyReport'; ofType: null; }; } };
      'devices': { name: 'devices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Device'; ofType: null; }; }; }; } }; }; };
    'SupportedCompany': { kind: 'OBJECT'; name: 'SupportedCompany'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isClosed': { name: 'isClosed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'owners': { name: 'owners'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SupportedOwner'; ofType: null; }; }; }; } };
      'storeCount': { name: 'storeCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stores': { name: 'stores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'SupportedStore'; ofType: null; }; }; }; } }; }; };
    'SupportedOwner': { kind: 'OBJECT'; name: 'SupportedOwner'; fields: {
      'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'SupportedStore': { kind: 'OBJECT'; name: 'SupportedStore'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'timeZone': { name: 'timeZone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TargetPrinter': { kind: 'OBJECT'; name: 'TargetPrinter'; fields: {
      'displayName': { name: 'displayName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Task': { kind: 'OBJECT'; name: 'Task'; fields: {
      'access': { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; } };
      'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'claimedDoneAt': { name: 'claimedDoneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'createdByEmployeeId': { name: 'createdByEmployeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'details': { name: 'details'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'doneAt': { name: 'doneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'doneBy': { name: 'doneBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'doneOn': { name: 'doneOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'dueAt': { name: 'dueAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'dueMinutes': { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isLate': { name: 'isLate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isLateEntry': { name: 'isLateEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isMustDo': { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'listId': { name: 'listId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'movedTo': { name: 'movedTo'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'originalDate': { name: 'originalDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'sinceDate': { name: 'sinceDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'skipNote': { name: 'skipNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'skipReason': { name: 'skipReason'; type: { kind: 'ENUM'; name: 'SkipReason'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TaskStatus'; ofType: null; }; } };
      'templateId': { name: 'templateId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'textThreadId': { name: 'textThreadId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'TaskGroup': { kind: 'OBJECT'; name: 'TaskGroup'; fields: {
      'list': { name: 'list'; type: { kind: 'OBJECT'; name: 'TaskList'; ofType: null; } };
      'tasks': { name: 'tasks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; }; }; } }; }; };
    'TaskItem': { kind: 'INTERFACE'; name: 'TaskItem'; fields: {
      'access': { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; } };
      'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'claimedDoneAt': { name: 'claimedDoneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'createdByEmployeeId': { name: 'createdByEmployeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'details': { name: 'details'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'doneAt': { name: 'doneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'doneBy': { name: 'doneBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'doneOn': { name: 'doneOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'dueAt': { name: 'dueAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'dueMinutes': { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isLate': { name: 'isLate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isLateEntry': { name: 'isLateEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isMustDo': { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'listId': { name: 'listId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'movedTo': { name: 'movedTo'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'originalDate': { name: 'originalDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'sinceDate': { name: 'sinceDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'skipNote': { name: 'skipNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'skipReason': { name: 'skipReason'; type: { kind: 'ENUM'; name: 'SkipReason'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TaskStatus'; ofType: null; }; } };
      'templateId': { name: 'templateId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'textThreadId': { name: 'textThreadId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; possibleTypes: 'Task' | 'Todo'; };
    'TaskList': { kind: 'OBJECT'; name: 'TaskList'; fields: {
      'access': { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'position': { name: 'position'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'TaskListInput': { kind: 'INPUT_OBJECT'; name: 'TaskListInput'; isOneOf: false; inputFields: [
      { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; }; defaultValue: "ALL" },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "true" },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'tasks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INPUT_OBJECT'; name: 'TaskTemplateInput'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'TaskListSettings': { kind: 'OBJECT'; name: 'TaskListSettings'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'list': { name: 'list'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskList'; ofType: null; }; } };
      'tasks': { name: 'tasks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TaskTemplate'; ofType: null; }; }; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TaskStatus': { name: 'TaskStatus'; enumValues: 'DONE' | 'MOVED' | 'NOT_NEEDED' | 'OPEN' | 'SKIPPED'; };
    'TaskTemplate': { kind: 'OBJECT'; name: 'TaskTemplate'; fields: {
      'dueMinutes': { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'endsOn': { name: 'endsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'instructions': { name: 'instructions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isMustDo': { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'monthlyDay': { name: 'monthlyDay'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'repeatDays': { name: 'repeatDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'TaskTemplateInput': { kind: 'INPUT_OBJECT'; name: 'TaskTemplateInput'; isOneOf: false; inputFields: [
      { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'endsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'instructions'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: "false" },
      { name: 'monthlyDay'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'repeatDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; }; }; defaultValue: "[]" },
      { name: 'startsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null }]; };
    'TeamSettings': { kind: 'OBJECT'; name: 'TeamSettings'; fields: {
      'allowSelfFirstPin': { name: 'allowSelfFirstPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'anyoneMayResetPin': { name: 'anyoneMayResetPin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'breaksPaid': { name: 'breaksPaid'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'clockSource': { name: 'clockSource'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'idleSeconds': { name: 'idleSeconds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'Tender': { kind: 'OBJECT'; name: 'Tender'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TerminalTotals': { kind: 'OBJECT'; name: 'TerminalTotals'; fields: {
      'firstAt': { name: 'firstAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'giftCardsSold': { name: 'giftCardsSold'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'lastAt': { name: 'lastAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'returns': { name: 'returns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'sales': { name: 'sales'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'terminal': { name: 'terminal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'tickets': { name: 'tickets'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'voided': { name: 'voided'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'TextAutoResponse': { kind: 'OBJECT'; name: 'TextAutoResponse'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'endsOn': { name: 'endsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isOn': { name: 'isOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'keywords': { name: 'keywords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextAutoResponseKind'; ofType: null; }; } };
      'startsOn': { name: 'startsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } }; }; };
    'TextAutoResponseInput': { kind: 'INPUT_OBJECT'; name: 'TextAutoResponseInput'; isOneOf: false; inputFields: [
      { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'endsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'isOn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null },
      { name: 'keywords'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; }; defaultValue: null },
      { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextAutoResponseKind'; ofType: null; }; }; defaultValue: null },
      { name: 'startsOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; defaultValue: null }]; };
    'TextAutoResponseKind': { name: 'TextAutoResponseKind'; enumValues: 'AFTER_HOURS' | 'AWAY' | 'FIRST_MESSAGE' | 'HOLIDAY' | 'KEYWORD'; };
    'TextAutoResponses': { kind: 'OBJECT'; name: 'TextAutoResponses'; fields: {
      'hasStoreHours': { name: 'hasStoreHours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'responses': { name: 'responses'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextAutoResponse'; ofType: null; }; }; }; } }; }; };
    'TextConsent': { kind: 'OBJECT'; name: 'TextConsent'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } }; }; };
    'TextConsentPurpose': { name: 'TextConsentPurpose'; enumValues: 'BUYS' | 'MARKETING'; };
    'TextConsentState': { kind: 'OBJECT'; name: 'TextConsentState'; fields: {
      'isGiven': { name: 'isGiven'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'purpose': { name: 'purpose'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'recordedAt': { name: 'recordedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'source': { name: 'source'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextCounts': { kind: 'OBJECT'; name: 'TextCounts'; fields: {
      'all': { name: 'all'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'buys': { name: 'buys'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'failed': { name: 'failed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'needsReply': { name: 'needsReply'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'unread': { name: 'unread'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'TextEntity': { kind: 'OBJECT'; name: 'TextEntity'; fields: {
      'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'city': { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'contactEmail': { name: 'contactEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'contactFirstName': { name: 'contactFirstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'contactLastName': { name: 'contactLastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'contactPhone': { name: 'contactPhone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'contactTitle': { name: 'contactTitle'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'dba': { name: 'dba'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'einLast4': { name: 'einLast4'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'entityType': { name: 'entityType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextEntityType'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'legalName': { name: 'legalName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'privacyUrl': { name: 'privacyUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'termsUrl': { name: 'termsUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'website': { name: 'website'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'zip': { name: 'zip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextEntityChoice': { kind: 'OBJECT'; name: 'TextEntityChoice'; fields: {
      'einLast4': { name: 'einLast4'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'legalName': { name: 'legalName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextEntityType': { name: 'TextEntityType'; enumValues: 'CORPORATION' | 'LLC' | 'NONPROFIT' | 'PARTNERSHIP'; };
    'TextKind': { name: 'TextKind'; enumValues: 'BUY' | 'CONVERSATION' | 'COUPON' | 'REMINDER'; };
    'TextMessage': { kind: 'OBJECT'; name: 'TextMessage'; fields: {
      'blockCode': { name: 'blockCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'callSeconds': { name: 'callSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'employeeId': { name: 'employeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'failureReason': { name: 'failureReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'failureText': { name: 'failureText'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isIncoming': { name: 'isIncoming'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'pictures': { name: 'pictures'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextPicture'; ofType: null; }; }; }; } };
      'scheduledFor': { name: 'scheduledFor'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'segments': { name: 'segments'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'sendAt': { name: 'sendAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextNote': { kind: 'OBJECT'; name: 'TextNote'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } }; }; };
    'TextPicture': { kind: 'OBJECT'; name: 'TextPicture'; fields: {
      'place': { name: 'place'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextPictureState'; ofType: null; }; } }; }; };
    'TextPictureState': { name: 'TextPictureState'; enumValues: 'DELETED' | 'KEPT' | 'MISSING' | 'UNSUPPORTED' | 'WAITING'; };
    'TextRegistration': { kind: 'OBJECT'; name: 'TextRegistration'; fields: {
      'checkedAt': { name: 'checkedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'companyEntities': { name: 'companyEntities'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextEntityChoice'; ofType: null; }; }; }; } };
      'decidedAt': { name: 'decidedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'entity': { name: 'entity'; type: { kind: 'OBJECT'; name: 'TextEntity'; ofType: null; } };
      'hasOrderedNumber': { name: 'hasOrderedNumber'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasService': { name: 'hasService'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hiddenCallCount': { name: 'hiddenCallCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'lastHiddenCallAt': { name: 'lastHiddenCallAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'orderProblem': { name: 'orderProblem'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'problems': { name: 'problems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistrationProblem'; ofType: null; }; }; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextRegistrationState'; ofType: null; }; } };
      'store': { name: 'store'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextRegistrationStore'; ofType: null; }; } };
      'submittedAt': { name: 'submittedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'use': { name: 'use'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextUse'; ofType: null; }; } }; }; };
    'TextRegistrationInput': { kind: 'INPUT_OBJECT'; name: 'TextRegistrationInput'; isOneOf: false; inputFields: [
      { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'city'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'contactEmail'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'contactFirstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'contactLastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'contactPhone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'contactTitle'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'dba'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'ein'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'entityType'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TextEntityType'; ofType: null; }; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'legalName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'privacyUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'termsUrl'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'website'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'zip'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'TextRegistrationProblem': { kind: 'OBJECT'; name: 'TextRegistrationProblem'; fields: {
      'field': { name: 'field'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'text': { name: 'text'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextRegistrationState': { name: 'TextRegistrationState'; enumValues: 'ACTIVE' | 'BRAND_FAILED' | 'BRAND_PENDING' | 'CAMPAIGN_FAILED' | 'CAMPAIGN_PENDING' | 'INFO_NEEDED' | 'NOT_STARTED' | 'SUSPENDED'; };
    'TextRegistrationStore': { kind: 'OBJECT'; name: 'TextRegistrationStore'; fields: {
      'address': { name: 'address'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'city': { name: 'city'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'country': { name: 'country'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'phoneNumber': { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'state': { name: 'state'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'zip': { name: 'zip'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'TextTemplate': { kind: 'OBJECT'; name: 'TextTemplate'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextThread': { kind: 'OBJECT'; name: 'TextThread'; fields: {
      'assignedEmployeeId': { name: 'assignedEmployeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'assignedName': { name: 'assignedName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'consents': { name: 'consents'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextConsentState'; ofType: null; }; }; }; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'hasFailed': { name: 'hasFailed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'hasPictures': { name: 'hasPictures'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'isLastIncoming': { name: 'isLastIncoming'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; } };
      'isOptedOut': { name: 'isOptedOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isOutOfAllStores': { name: 'isOutOfAllStores'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isPinned': { name: 'isPinned'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastAuthor': { name: 'lastAuthor'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastBlock': { name: 'lastBlock'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastBody': { name: 'lastBody'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastCallSeconds': { name: 'lastCallSeconds'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'lastFailure': { name: 'lastFailure'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastInboundAt': { name: 'lastInboundAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'lastKind': { name: 'lastKind'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'lastMessageAt': { name: 'lastMessageAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'messages': { name: 'messages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextMessage'; ofType: null; }; }; }; } };
      'needsReply': { name: 'needsReply'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'openBuy': { name: 'openBuy'; type: { kind: 'OBJECT'; name: 'TextThreadBuy'; ofType: null; } };
      'optedOutAt': { name: 'optedOutAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'scheduledAt': { name: 'scheduledAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'sharedWith': { name: 'sharedWith'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'soundsLikeStop': { name: 'soundsLikeStop'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'timeline': { name: 'timeline'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextTimeline'; ofType: null; }; } };
      'unreadCount': { name: 'unreadCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'untextableReason': { name: 'untextableReason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'waitingSince': { name: 'waitingSince'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
    'TextThreadBuy': { kind: 'OBJECT'; name: 'TextThreadBuy'; fields: {
      'checkedInAt': { name: 'checkedInAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'readyAt': { name: 'readyAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'stage': { name: 'stage'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TextTimeline': { kind: 'OBJECT'; name: 'TextTimeline'; fields: {
      'hasOlder': { name: 'hasOlder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'messages': { name: 'messages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextMessage'; ofType: null; }; }; }; } };
      'notes': { name: 'notes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TextNote'; ofType: null; }; }; }; } }; }; };
    'TextUse': { kind: 'OBJECT'; name: 'TextUse'; fields: {
      'monthCost': { name: 'monthCost'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'monthParts': { name: 'monthParts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'monthTexts': { name: 'monthTexts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'todayParts': { name: 'todayParts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'TextedBuy': { kind: 'OBJECT'; name: 'TextedBuy'; fields: {
      'buy': { name: 'buy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Buy'; ofType: null; }; } };
      'text': { name: 'text'; type: { kind: 'OBJECT'; name: 'BuyText'; ofType: null; } }; }; };
    'TextingStatus': { kind: 'OBJECT'; name: 'TextingStatus'; fields: {
      'nextOpeningAt': { name: 'nextOpeningAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'openTimes': { name: 'openTimes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OpenTime'; ofType: null; }; }; }; } };
      'phone': { name: 'phone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'registrationState': { name: 'registrationState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'storePhone': { name: 'storePhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'TickAnswer': { kind: 'OBJECT'; name: 'TickAnswer'; fields: {
      'task': { name: 'task'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'INTERFACE'; name: 'TaskItem'; ofType: null; }; } };
      'wasDoneBefore': { name: 'wasDoneBefore'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'Ticket': { kind: 'OBJECT'; name: 'Ticket'; fields: {
      'at': { name: 'at'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'couponNumber': { name: 'couponNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerId': { name: 'customerId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'customerName': { name: 'customerName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'employeeCode': { name: 'employeeCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'employeeName': { name: 'employeeName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isEmployeePurchase': { name: 'isEmployeePurchase'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TicketLine'; ofType: null; }; }; }; } };
      'net': { name: 'net'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'number': { name: 'number'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'tax': { name: 'tax'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'tenders': { name: 'tenders'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TicketTender'; ofType: null; }; }; }; } };
      'terminal': { name: 'terminal'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'type': { name: 'type'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReportRowType'; ofType: null; }; } }; }; };
    'TicketLine': { kind: 'OBJECT'; name: 'TicketLine'; fields: {
      'cost': { name: 'cost'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'description': { name: 'description'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'discount': { name: 'discount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'line': { name: 'line'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'net': { name: 'net'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'price': { name: 'price'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'quantity': { name: 'quantity'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'tagPrice': { name: 'tagPrice'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'TicketTender': { kind: 'OBJECT'; name: 'TicketTender'; fields: {
      'amount': { name: 'amount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Timecard': { kind: 'OBJECT'; name: 'Timecard'; fields: {
      'approvedDays': { name: 'approvedDays'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'avatarUrl': { name: 'avatarUrl'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'breakMinutes': { name: 'breakMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TimecardDay'; ofType: null; }; }; }; } };
      'employeeId': { name: 'employeeId'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'missingClockOuts': { name: 'missingClockOuts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'overtimeMinutes': { name: 'overtimeMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'wageUnknownMinutes': { name: 'wageUnknownMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'TimecardBreak': { kind: 'OBJECT'; name: 'TimecardBreak'; fields: {
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'startedAt': { name: 'startedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; }; };
    'TimecardDay': { kind: 'OBJECT'; name: 'TimecardDay'; fields: {
      'approvedAt': { name: 'approvedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'approvedBy': { name: 'approvedBy'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'breakMinutes': { name: 'breakMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'entries': { name: 'entries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TimecardEntry'; ofType: null; }; }; }; } };
      'isApproved': { name: 'isApproved'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isEdited': { name: 'isEdited'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isMissing': { name: 'isMissing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'punches': { name: 'punches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Punch'; ofType: null; }; }; }; } };
      'wages': { name: 'wages'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } }; }; };
    'TimecardEntry': { kind: 'OBJECT'; name: 'TimecardEntry'; fields: {
      'breaks': { name: 'breaks'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TimecardBreak'; ofType: null; }; }; }; } };
      'endedAt': { name: 'endedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'startedAt': { name: 'startedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TimecardEntryState'; ofType: null; }; } }; }; };
    'TimecardEntryState': { name: 'TimecardEntryState'; enumValues: 'CLOSED' | 'MISSING' | 'RUNNING'; };
    'Timecards': { kind: 'OBJECT'; name: 'Timecards'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'seesWages': { name: 'seesWages'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'timecards': { name: 'timecards'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Timecard'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'Todo': { kind: 'OBJECT'; name: 'Todo'; fields: {
      'access': { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; } };
      'assignedTo': { name: 'assignedTo'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'claimedDoneAt': { name: 'claimedDoneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'createdByEmployeeId': { name: 'createdByEmployeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'date': { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'details': { name: 'details'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'doneAt': { name: 'doneAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'doneBy': { name: 'doneBy'; type: { kind: 'OBJECT'; name: 'DaybookPerson'; ofType: null; } };
      'doneOn': { name: 'doneOn'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'dueAt': { name: 'dueAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'dueMinutes': { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isLate': { name: 'isLate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isLateEntry': { name: 'isLateEntry'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'isMustDo': { name: 'isMustDo'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'listId': { name: 'listId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'movedTo': { name: 'movedTo'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'originalDate': { name: 'originalDate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'sinceDate': { name: 'sinceDate'; type: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; } };
      'skipNote': { name: 'skipNote'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'skipReason': { name: 'skipReason'; type: { kind: 'ENUM'; name: 'SkipReason'; ofType: null; } };
      'status': { name: 'status'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'TaskStatus'; ofType: null; }; } };
      'templateId': { name: 'templateId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'textThreadId': { name: 'textThreadId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'version': { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'TodoInput': { kind: 'INPUT_OBJECT'; name: 'TodoInput'; isOneOf: false; inputFields: [
      { name: 'access'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Access'; ofType: null; }; }; defaultValue: "ALL" },
      { name: 'assignedEmployeeId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'date'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; }; defaultValue: null },
      { name: 'details'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: "\"\"" },
      { name: 'dueMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; }; defaultValue: null },
      { name: 'listId'; type: { kind: 'SCALAR'; name: 'Uuid'; ofType: null; }; defaultValue: null },
      { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'TradePctBasis': { name: 'TradePctBasis'; enumValues: 'AMOUNT' | 'COUNT'; };
    'TrainingStore': { kind: 'OBJECT'; name: 'TrainingStore'; fields: {
      'finishedAt': { name: 'finishedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'practicePin': { name: 'practicePin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'requestedAt': { name: 'requestedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'requestedBy': { name: 'requestedBy'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'stepsCount': { name: 'stepsCount'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stepsDone': { name: 'stepsDone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'trainingStoreId': { name: 'trainingStoreId'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'UndoAnswer': { kind: 'OBJECT'; name: 'UndoAnswer'; fields: {
      'refused': { name: 'refused'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UndoRefusal'; ofType: null; }; }; }; } };
      'undone': { name: 'undone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Backstock'; ofType: null; }; }; }; } }; }; };
    'UndoRefusal': { kind: 'OBJECT'; name: 'UndoRefusal'; fields: {
      'bin': { name: 'bin'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'UnlinkedEmployee': { kind: 'OBJECT'; name: 'UnlinkedEmployee'; fields: {
      'employee': { name: 'employee'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Employee'; ofType: null; }; } };
      'suggestedExternalId': { name: 'suggestedExternalId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } };
      'suggestedName': { name: 'suggestedName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'UnlinkedPosSync': { name: 'UnlinkedPosSync'; enumValues: 'FAILED' | 'NOT_SENT' | 'SENDING' | 'UNKNOWN'; };
    'Upload': unknown;
    'User': { kind: 'OBJECT'; name: 'User'; fields: {
      'defaultStoreId': { name: 'defaultStoreId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; } };
      'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'fullName': { name: 'fullName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'hasPassword': { name: 'hasPassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'isActive': { name: 'isActive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'lastUsedAt': { name: 'lastUsedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'role': { name: 'role'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'storeIds': { name: 'storeIds'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; } };
      'version': { name: 'version'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'UserChanges': { kind: 'INPUT_OBJECT'; name: 'UserChanges'; isOneOf: false; inputFields: [
      { name: 'defaultStoreId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; defaultValue: null },
      { name: 'fullName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null },
      { name: 'role'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'storeIds'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; }; }; defaultValue: null },
      { name: 'version'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; }; defaultValue: null }]; };
    'Uuid': unknown;
    'WagesVisibleTo': { name: 'WagesVisibleTo'; enumValues: 'MANAGERS' | 'OWNERS'; };
    'WaitingWebhook': { kind: 'OBJECT'; name: 'WaitingWebhook'; fields: {
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } };
      'inbox': { name: 'inbox'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'WebhookInbox'; ofType: null; }; } };
      'kind': { name: 'kind'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'receivedAt': { name: 'receivedAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'service': { name: 'service'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'serviceName': { name: 'serviceName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'triedAt': { name: 'triedAt'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } };
      'tries': { name: 'tries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'trouble': { name: 'trouble'; type: { kind: 'ENUM'; name: 'WebhookTrouble'; ofType: null; } }; }; };
    'WebhookInbox': { name: 'WebhookInbox'; enumValues: 'BILLING' | 'CONTACTS' | 'ORDERS' | 'REGISTERS' | 'TEXTING'; };
    'WebhookReplayOutcome': { name: 'WebhookReplayOutcome'; enumValues: 'BOOKED' | 'DONE'; };
    'WebhookTrouble': { name: 'WebhookTrouble'; enumValues: 'BUSY' | 'DATABASE' | 'PROGRAM' | 'REFUSED' | 'SERVICE' | 'UNREADABLE'; };
    'WeekAhead': { kind: 'OBJECT'; name: 'WeekAhead'; fields: {
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PlannedDay'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'notices': { name: 'notices'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WeekNotice'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } }; }; };
    'WeekNotice': { kind: 'OBJECT'; name: 'WeekNotice'; fields: {
      'body': { name: 'body'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } };
      'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'WeekdayGap': { kind: 'OBJECT'; name: 'WeekdayGap'; fields: {
      'endsMinutes': { name: 'endsMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'startsMinutes': { name: 'startsMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'weekday': { name: 'weekday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'WeekdayHours': { kind: 'OBJECT'; name: 'WeekdayHours'; fields: {
      'buyingClosesMinutes': { name: 'buyingClosesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'closesMinutes': { name: 'closesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'opensMinutes': { name: 'opensMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } };
      'weekday': { name: 'weekday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; }; };
    'WeekdayHoursInput': { kind: 'INPUT_OBJECT'; name: 'WeekdayHoursInput'; isOneOf: false; inputFields: [
      { name: 'buyingClosesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'closesMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'opensMinutes'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null },
      { name: 'weekday'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; }; defaultValue: null }]; };
    'WeeklyReport': { kind: 'OBJECT'; name: 'WeeklyReport'; fields: {
      'columns': { name: 'columns'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DailyReport'; ofType: null; }; }; }; } };
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'goal': { name: 'goal'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalFigures'; ofType: null; }; } };
      'lastWeek': { name: 'lastWeek'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'AgainstLastWeek'; ofType: null; }; } };
      'lastYear': { name: 'lastYear'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FigureSums'; ofType: null; }; } };
      'leftOut': { name: 'leftOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } };
      'nextWeek': { name: 'nextWeek'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WeekAhead'; ofType: null; }; } };
      'reasons': { name: 'reasons'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'GoalReason'; ofType: null; }; }; }; } };
      'to': { name: 'to'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'today': { name: 'today'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BusinessDate'; ofType: null; }; } };
      'total': { name: 'total'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PeriodReport'; ofType: null; }; } }; }; };
    'WhatMoved': { kind: 'OBJECT'; name: 'WhatMoved'; fields: {
      'customers': { name: 'customers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'discounts': { name: 'discounts'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'gap': { name: 'gap'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'hoursOpen': { name: 'hoursOpen'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'itemsPerSale': { name: 'itemsPerSale'; type: { kind: 'SCALAR'; name: 'Money'; ofType: null; } };
      'pricePerItem': { name: 'pricePerItem'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } };
      'usual': { name: 'usual'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Money'; ofType: null; }; } }; }; };
    'WorkedHours': { kind: 'OBJECT'; name: 'WorkedHours'; fields: {
      'breakMinutes': { name: 'breakMinutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'minutes': { name: 'minutes'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } };
      'stretches': { name: 'stretches'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'WorkedStretch'; ofType: null; }; }; }; } }; }; };
    'WorkedStretch': { kind: 'OBJECT'; name: 'WorkedStretch'; fields: {
      'from': { name: 'from'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } };
      'isMissing': { name: 'isMissing'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } };
      'to': { name: 'to'; type: { kind: 'SCALAR'; name: 'Instant'; ofType: null; } }; }; };
};

export type introspection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: 'Subscription';
  types: introspection_types;
};
