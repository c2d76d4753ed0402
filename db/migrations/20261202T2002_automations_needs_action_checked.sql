-- Rows from before could only ask for what was allowed before.

alter table integrations validate constraint integrations__needs_action;
