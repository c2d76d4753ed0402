-- Areas compare a customer's phone with the team's; whose it is stays with the team.
create view team_phones_view with (security_invoker = true) as
select distinct store_id, phone_number
from employees
where phone_number is not null;
comment on view team_phones_view is 'team: the phones of a store''s employees, to be compared and never shown.';
grant select on team_phones_view to hangtag_service;
