create view pos_employees_view with (security_invoker = true) as
select store_id, external_id, drs_user_id, drs_employee_code, name, is_active from pos_employees where not is_gone;
comment on view pos_employees_view is 'pos: the employees that the point of sale knows, for the team.';
grant select on pos_employees_view to hangtag_service;
