-- Every row of a magic goal has one of the two rules: looked at without locking anybody out.
alter table goal_defaults validate constraint goal_defaults__sales_rule;
