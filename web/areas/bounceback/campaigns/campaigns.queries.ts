import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

export const campaignsQuery = graphql(`
  query BouncebackCampaigns {
    couponCampaigns {
      id
      lineageId
      version
      savedVersion
      replacesId
      replacedById
      name
      type
      intent
      earnedBy
      earnStartOn
      earnEndOn
      redeemStartOn
      redeemEndOn
      earnMinSpend
      redeemAmount
      redeemMinSpend
      allowMultiple
      delivery
      redeemableAt
      reminderAtStart
      reminderDaysBeforeEnd
      reminderHour
      messageTemplate
      budgetCoupons
      budgetAmount
      isBudgetReached
      status
      tags
      caption
      sentence
      issued
      redeemed
      open
      issuedAmount
      endedAt
      endedReason
      createdBy
      createdAt
    }
  }
`);

export type Campaign = ResultOf<typeof campaignsQuery>["couponCampaigns"][number];

export const saveCampaignMutation = graphql(`
  mutation SaveCouponCampaign(
    $id: Uuid!
    $nextId: Uuid
    $campaign: CouponCampaignInput!
    $acceptsWarnings: Boolean
    $seen: String
  ) {
    saveCouponCampaign(id: $id, nextId: $nextId, campaign: $campaign, acceptsWarnings: $acceptsWarnings, seen: $seen) {
      campaign {
        id
        name
        version
      }
      replaced {
        id
      }
    }
  }
`);

export const restoreCampaignMutation = graphql(`
  mutation RestoreCouponCampaign($id: Uuid!) {
    restoreCouponCampaign(id: $id) {
      id
    }
  }
`);

export type CampaignInput = VariablesOf<typeof saveCampaignMutation>["campaign"];

export const endCampaignMutation = graphql(`
  mutation EndCouponCampaign($id: Uuid!) {
    endCouponCampaign(id: $id) {
      id
      status
      endedAt
    }
  }
`);

export const bouncebackSettingsQuery = graphql(`
  query BouncebackRules {
    bouncebackSettings {
      earnsOnRedemption
      mostPerSale
      onReturn
      storeNames
      offlineMost
    }
    storeCapabilities {
      givesCouponNumbers
    }
  }
`);

export type BouncebackSettings = ResultOf<typeof bouncebackSettingsQuery>["bouncebackSettings"];

export const changeBouncebackSettingsMutation = graphql(`
  mutation ChangeBouncebackRules($changes: BouncebackSettingChanges!) {
    changeBouncebackSettings(changes: $changes) {
      earnsOnRedemption
      mostPerSale
      onReturn
    }
  }
`);

export const setOfflineRuleMutation = graphql(`
  mutation SetOfflineCouponRule($most: Money) {
    setOfflineCouponRule(most: $most) {
      offlineMost
    }
  }
`);

export type BouncebackChanges = VariablesOf<typeof changeBouncebackSettingsMutation>["changes"];

/** What a sale usually is (the average of the last whole week), and what campaigns of the last year have shown. */
export const launchFiguresQuery = graphql(`
  query LaunchFigures($lastWeek: BusinessDate!, $from: BusinessDate!, $to: BusinessDate!) {
    weeklyReport(date: $lastWeek) {
      total {
        avgTransaction
      }
    }
    bouncebackReport(from: $from, to: $to) {
      campaigns {
        name
        earnStartOn
        earnEndOn
        redeemEndOn
        figures {
          issued
          redeemed
          redemptionPct
          averageTicket
        }
      }
    }
  }
`);

export type LaunchFigures = ResultOf<typeof launchFiguresQuery>;
