-- Team is four areas now; a table's comment begins with its area.
comment on table employee_confirmations is 'pins: who has proved by PIN to be at the screen of a session; X-User-Employee is believed only with such a row.';
comment on table punches is 'clock: clock in, clock out, start and end of a break. Never changed: an edit is a new row that names the one it replaces.';
comment on table provider_times is 'clock: what a scheduling service says people worked. Hours of a person and day come from here where it has them, else from the punches.';
comment on table timecard_approvals is 'timecards: a day of a person that a manager has approved; its punches are closed to changes until the approval is removed.';
comment on table clock_out_claims is 'timecards: when somebody says to have left after forgetting to clock out. It counts nothing until a manager has confirmed it.';
