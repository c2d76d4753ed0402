-- Every thread has its place and points at an employee of its store: looked at without locking anybody out.
alter table texting_threads validate constraint texting_threads__placed;
alter table texting_threads validate constraint texting_threads__assigned_employee;
