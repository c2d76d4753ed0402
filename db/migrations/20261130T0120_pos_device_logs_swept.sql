-- Housekeeping locks the rows that it deletes, and to lock one needs the right to update it.

grant update on device_logs to hangtag_service;
