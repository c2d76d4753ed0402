-- From how many weeks of supply on sellers are asked for no more: a setting of buys, read where the floor's need is counted.
create view buys_supply_limit_view with (security_invoker = true) as
select store_id, most_supply_weeks from buy_settings;
comment on view buys_supply_limit_view is 'buys: the weeks of supply that a store wants at most, for other areas. Null: no limit. A store that never chose has no row.';
grant select on buys_supply_limit_view to hangtag_service;
