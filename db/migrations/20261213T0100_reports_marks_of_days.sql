-- Goals of closed days and the sales that days are compared with are known by the mark as well.
comment on table sales_marks is 'reports: another value whenever something of a store''s days changes that goals and comparisons are made of: sales, whether they are final, a goal that is frozen or corrected. Sales of the newest day that has any change all day and leave it. Written with the change, in one transaction.';
comment on view sales_marks_view is 'reports: the mark of the days that goals and comparisons are made of.';
