import { graphql } from "#web/platform/graphql/graphql.ts";

export const payRatesQuery = graphql(`
  query PayRates($employeeId: ID!) {
    payRates(employeeId: $employeeId) {
      id
      startsOn
      hourlyWage
    }
  }
`);

export const setPayRateMutation = graphql(`
  mutation SetPayRate($employeeId: ID!, $startsOn: BusinessDate!, $hourlyWage: Money) {
    setPayRate(employeeId: $employeeId, startsOn: $startsOn, hourlyWage: $hourlyWage) {
      id
      startsOn
      hourlyWage
    }
  }
`);

export const removePayRateMutation = graphql(`
  mutation RemovePayRate($employeeId: ID!, $payRateId: Uuid!) {
    removePayRate(employeeId: $employeeId, payRateId: $payRateId) {
      id
      startsOn
      hourlyWage
    }
  }
`);
