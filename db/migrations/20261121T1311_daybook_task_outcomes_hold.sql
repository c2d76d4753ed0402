-- Apart from the migration that adds them, so that no reader waits while the rows are looked through.
alter table task_occurrences validate constraint task_occurrences__status;
alter table task_occurrences validate constraint task_occurrences__closed_by;
alter table task_occurrences validate constraint task_occurrences__skip_reason;
alter table task_occurrences validate constraint task_occurrences__skip_note;
alter table task_occurrences validate constraint task_occurrences__only_recurring_closes_itself;
alter table task_occurrences validate constraint task_occurrences__only_must_do_is_carried;
alter table task_occurrences validate constraint task_occurrences__since;
alter table task_occurrences validate constraint task_occurrences__moved;

alter table store_settings validate constraint store_settings__task_completion_basis;
