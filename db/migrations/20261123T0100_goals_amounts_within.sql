-- An amount beyond a million dollars a day was taken until now, and its month could not be shown any more: 9007199254740900
-- cents and another day are no whole number that a program can tell from its neighbor. What is beyond it was never meant.

update day_goals set sales_cents = null where sales_cents > 100000000;
delete from month_goals where amount_cents > 3100000000;
alter table day_goals add constraint day_goals__sales_within check (sales_cents <= 100000000) not valid;
alter table month_goals add constraint month_goals__amount_within check (amount_cents <= 3100000000) not valid;
